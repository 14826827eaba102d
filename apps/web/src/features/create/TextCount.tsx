import { formatNumber } from '../../lib/plural.ts';

type Props = { length: number; max: number };

/** How much of a limit a text has used. Read out only where it comes near, and where it goes over. */
export function TextCount({ length, max }: Props) {
  const over = length - max;
  const used = `${formatNumber(length)} of ${formatNumber(max)} characters`;
  return (
    <>
      <span className={over > 0 ? 'font-bold text-berry-ink tabular-nums' : 'tabular-nums'}>
        {over > 0 ? `${used}: ${formatNumber(over)} too many` : used}
      </span>
      <span aria-live="polite" className="sr-only">
        {warning(length, max)}
      </span>
    </>
  );
}

/** Changes at its two borders only: a count that is read out at each letter drowns the typing. */
function warning(length: number, max: number): string {
  if (length > max) return `Over the limit of ${formatNumber(max)} characters`;
  return length > max * 0.95 ? `Close to the limit of ${formatNumber(max)} characters` : '';
}
