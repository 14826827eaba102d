import { Copy } from 'lucide-react';

type Props = { title: string; code: string };

const isComment = (line: string) => /^\s*(#|\/\/)/.test(line);

/** Code to take along, by hand, or with the script by a button. Long lines are broken: nothing scrolls aside. */
export function CodeBlock({ title, code }: Props) {
  const lines = code.trimEnd().split('\n');
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="flex min-h-12 items-center gap-3 border-line border-b bg-sunken py-0.5 pr-1 pl-4 font-bold text-sm">
        <span className="grow">{title}</span>
        <button
          type="button"
          hidden
          data-copies
          data-done="Copied"
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-bold text-ink-soft text-sm hover:bg-line hover:text-ink"
        >
          <Copy aria-hidden="true" className="size-4" />
          <span aria-live="polite">Copy</span>
          <span className="sr-only">{title}</span>
        </button>
      </figcaption>
      <pre className="whitespace-pre-wrap p-4 font-mono text-[0.8125rem] leading-relaxed [overflow-wrap:anywhere] [tab-size:2]">
        <code>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in this order.
            <span key={place} className={isComment(line) ? 'text-ink-soft' : undefined}>
              {place < lines.length - 1 ? `${line}\n` : line}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
