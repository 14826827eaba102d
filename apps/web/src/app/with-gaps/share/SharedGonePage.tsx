import { paths } from '../../../lib/paths.ts';
import { PageHead } from '../../../parts/PageHead.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { NoticeCard } from '../../../ui/NoticeCard.tsx';
import { words } from './gone-words.ts';

/** What a link answers that was ended, and one that never was: the very same, so that nothing is told. */
export function SharedGonePage() {
  return (
    <div className="grid place-items-center px-4 py-16 sm:py-24">
      <PageHead title={words.title} />
      <meta name="robots" content="noindex" />
      <NoticeCard
        title={words.title}
        actions={<LinkButton to={paths.templates}>{words.home}</LinkButton>}
      >
        <p className="text-ink-soft">{words.explanation}</p>
      </NoticeCard>
    </div>
  );
}
