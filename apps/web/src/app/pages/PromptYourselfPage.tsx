import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { useState } from 'react';
import { CustomCreate } from '../../features/create/CustomCreate.tsx';
import { emptyDraft } from '../../features/create/draft.ts';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { BuyCredits } from '../BuyCredits.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { useCreation } from '../useCreation.ts';
import { useDraftSource } from '../useDraftSource.ts';
import { useReadyProjects } from '../useReadyProjects.ts';

export default function PromptYourselfPage() {
  useReadyProjects();
  const creation = useCreation();
  const source = useDraftSource(CUSTOM_TEMPLATE_ID, emptyDraft);
  const [isBuying, setBuying] = useState(false);
  return (
    <>
      <PageTitle title="Prompt Yourself" subtitle="Your own words, from scratch" />
      {source ? (
        <CustomCreate
          key={source.draftName}
          {...source}
          {...creation}
          onBuyCredits={() => setBuying(true)}
        />
      ) : (
        <PageSpinner />
      )}
      {isBuying && <BuyCredits onClose={() => setBuying(false)} />}
    </>
  );
}
