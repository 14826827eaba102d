/** A word of code in a line of text. */
export function Code({ children }: { children: string }) {
  return (
    <code className="rounded-md bg-sunken px-1 py-0.5 font-mono text-[0.875em] text-ink [overflow-wrap:anywhere]">
      {children}
    </code>
  );
}
