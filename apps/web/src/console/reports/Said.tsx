import { words } from './words.ts';

/** What somebody wrote, until its time is over. */
export const Said = ({ text }: { text: string | null }) =>
  text === null ? (
    <p className="text-ink-soft italic">{words.forgotten}</p>
  ) : (
    <p className="max-w-prose whitespace-pre-wrap text-[0.9375rem] [overflow-wrap:anywhere]">
      {text}
    </p>
  );
