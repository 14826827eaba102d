import { PageHead } from '../../parts/PageHead.tsx';

export default function TestPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <PageHead title="Test" />
      <h1 className="headline text-title">Test page</h1>
    </main>
  );
}
