import { Prose } from './Prose.tsx';

/** Paragraphs, each as `Prose` reads it. */
export function Text({ children }: { children: string | readonly string[] }) {
  return [children].flat().map((paragraph) => (
    <p key={paragraph} className="max-w-prose text-ink-soft leading-relaxed">
      <Prose>{paragraph}</Prose>
    </p>
  ));
}
