import { VerifyFile } from '../../features/verify/VerifyFile.tsx';
import { words } from '../../features/verify/words.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Awning } from '../../ui/Awning.tsx';

export default function VerifyPage() {
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Awning />
      <div className="mx-auto grid max-w-2xl gap-8 px-4 pt-8 sm:px-6 sm:pt-12">
        <div className="grid gap-3">
          <h1 className="headline text-section">{words.title}</h1>
          <p className="text-ink-soft text-lg">{words.intro}</p>
        </div>
        <VerifyFile />
      </div>
    </>
  );
}
