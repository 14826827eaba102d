import type { Engine } from '@shortcake/contract/operator/engines';
import { codeWords } from '../lib/code-words.ts';

/** What went wrong at an engine within the last hour, the most frequent first. */
export const Faults = ({ faults }: Pick<Engine, 'faults'>) => (
  <div className="grid gap-2 text-sm">
    <h3 className="font-bold">Faults of the last hour</h3>
    {faults.length === 0 ? (
      <p className="text-ink-soft">None</p>
    ) : (
      <ul className="flex flex-wrap gap-2">
        {faults.map(({ code, count }) => (
          <li
            key={code}
            className="inline-flex items-baseline gap-2 rounded-full bg-sunken px-3 py-1.5 leading-none"
          >
            {codeWords(code)}
            <span className="font-bold tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
