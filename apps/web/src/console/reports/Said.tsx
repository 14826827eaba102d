/** What somebody wrote, until its time is over. */
export const Said = ({ text }: { text: string | null }) =>
  text === null ? (
    <p className="text-ink-soft italic">What was written is deleted: its time is over.</p>
  ) : (
    <p className="max-w-prose whitespace-pre-wrap text-[0.9375rem] [overflow-wrap:anywhere]">
      {text}
    </p>
  );
