import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CustomCreate } from '../../features/create/CustomCreate.tsx';
import { emptyDraft } from '../../features/create/draft.ts';
import { paths } from '../../lib/paths.ts';
import { BuyCredits } from '../../parts/BuyCredits.tsx';
import { useCreation } from '../../parts/create/useCreation.ts';
import { useDraftSource } from '../../parts/create/useDraftSource.ts';
import { useReadyProjects } from '../../parts/create/useReadyProjects.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { PageSpinner } from '../../ui/PageSpinner.tsx';

type Props = {
  /** Sends for the page that Generate leads to. */
  preloadProjects: () => Promise<void>;
};

export default function PromptYourselfPage({ preloadProjects }: Props) {
  useReadyProjects(preloadProjects);
  const creation = useCreation();
  const source = useDraftSource(CUSTOM_TEMPLATE_ID, emptyDraft);
  const { search } = useLocation();
  const [isBuying, setBuying] = useState(false);
  return (
    <>
      <PageTitle title="Prompt Yourself" subtitle="Your own words, from scratch" />
      {source ? (
        <CustomCreate
          key={source.draftName}
          {...source}
          {...creation}
          seriesPath={paths.dashboard.promptSeries + search}
          onBuyCredits={() => setBuying(true)}
        />
      ) : (
        <PageSpinner />
      )}
      {isBuying && <BuyCredits onClose={() => setBuying(false)} />}
    </>
  );
}
