import { useState } from 'react';
import { CustomCreate } from '../../features/create/CustomCreate.tsx';
import { BuyCredits } from '../BuyCredits.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { useCreation } from '../useCreation.ts';

export default function PromptYourselfPage() {
  const creation = useCreation();
  const [isBuying, setBuying] = useState(false);
  return (
    <>
      <PageTitle title="Prompt Yourself" subtitle="Your own words, from scratch" />
      <CustomCreate {...creation} onBuyCredits={() => setBuying(true)} />
      {isBuying && <BuyCredits onClose={() => setBuying(false)} />}
    </>
  );
}
