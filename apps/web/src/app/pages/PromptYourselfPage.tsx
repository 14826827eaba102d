import { CustomCreate } from '../../features/create/CustomCreate.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { useCreation } from '../useCreation.ts';

export default function PromptYourselfPage() {
  const creation = useCreation();
  return (
    <>
      <PageTitle title="Prompt Yourself" subtitle="Your own words, from scratch" />
      <CustomCreate {...creation} />
    </>
  );
}
