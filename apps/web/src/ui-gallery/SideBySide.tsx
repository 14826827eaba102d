import { schemes } from './scheme.ts';

/** The gallery twice: a document has one scheme, so each stands in a frame of its own. */
export function SideBySide() {
  return (
    <main className="grid min-h-dvh gap-px bg-line lg:grid-cols-2">
      {schemes.map((scheme) => (
        <iframe
          key={scheme}
          src={`?scheme=${scheme}`}
          title={`Components, ${scheme}`}
          className="h-dvh w-full bg-paper"
        />
      ))}
    </main>
  );
}
