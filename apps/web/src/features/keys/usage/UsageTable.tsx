import type { KeyUsage } from '@shortcake/contract/api-key';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The same in numbers: what each key did on each day, newest first. */
export function UsageTable({ usage }: { usage: readonly KeyUsage[] }) {
  const rows = [...usage].sort((a, b) => b.day.localeCompare(a.day) || b.asked - a.asked);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard.
    <section aria-label="Usage by day" tabIndex={0} className="max-h-80 overflow-auto">
      <table className="w-full text-[0.8125rem] tabular-nums sm:text-sm">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="py-2 pr-2">
              Day
            </th>
            <th scope="col" className="py-2 pr-2">
              Key
            </th>
            {['Asked', 'Finished', 'Credits'].map((name) => (
              <th key={name} scope="col" className="py-2 pl-1.5 text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.day} ${row.keyId}`} className="border-line border-t">
              <td className="whitespace-nowrap py-2 pr-2">{day.format(new Date(row.day))}</td>
              <th
                scope="row"
                className="min-w-16 py-2 pr-2 text-left font-medium [overflow-wrap:anywhere]"
              >
                {row.name}
              </th>
              {[row.asked, row.finished, row.credits].map((count, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are.
                <td key={place} className="py-2 pl-1.5 text-right">
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
