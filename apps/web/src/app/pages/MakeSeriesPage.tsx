import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { findTemplate } from '@shortcake/contract/templates';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { SeriesForm } from '../../features/series/table/SeriesForm.tsx';
import { paths } from '../../lib/paths.ts';
import { BuyCredits } from '../../parts/BuyCredits.tsx';
import { useCreation } from '../../parts/create/useCreation.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { useSeriesStart } from '../../parts/series/useSeriesStart.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NoticeCard } from '../../ui/NoticeCard.tsx';
import { PageSpinner } from '../../ui/PageSpinner.tsx';

/** A series of the template that the address names, or of one's own ideas. */
export default function MakeSeriesPage() {
  const id = useParams().id ?? CUSTOM_TEMPLATE_ID;
  const subject = findTemplate(id) ?? null;
  if (!subject && id !== CUSTOM_TEMPLATE_ID) {
    return (
      <NoticeCard
        title="Template Not Found"
        actions={<LinkButton to={paths.dashboard.templates}>Back to Templates</LinkButton>}
      >
        <p className="text-ink-soft">It may have been renamed or taken off the menu.</p>
      </NoticeCard>
    );
  }
  return <SeriesOf key={id} subject={subject} />;
}

function SeriesOf({ subject }: { subject: Parameters<typeof SeriesForm>[0]['subject'] }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const creation = useCreation();
  const source = useSeriesStart(subject);
  const [isBuying, setBuying] = useState(false);
  const name = subject?.title ?? 'Prompt Yourself';
  const back = subject ? paths.dashboard.createVideo(subject.id) : paths.dashboard.promptYourself;
  return (
    <>
      <Link
        to={back + search}
        className="-mt-3 -ml-3 mb-1 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-bold text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to one video
      </Link>
      <PageTitle
        title="Make a Series"
        subtitle={`${name}: a row for each video. Lines that you paste become rows.`}
      />
      {source ? (
        <SeriesForm
          key={source.draftName}
          subject={subject}
          {...source}
          usualTitle={subject ? `${subject.title} series` : 'My series'}
          credits={creation.credits}
          onAsked={({ id }) => void navigate(paths.dashboard.series(id))}
          onBuyCredits={() => setBuying(true)}
          onSignIn={creation.onSignIn}
        />
      ) : (
        <PageSpinner />
      )}
      {isBuying && <BuyCredits onClose={() => setBuying(false)} />}
    </>
  );
}
