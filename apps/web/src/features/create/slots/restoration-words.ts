import type { Restoration } from './rewrite.ts';

/** Of a paragraph that goes, in code points: enough to know it by. */
const SHOWN = 160;

/** What a person is asked before the template's words go back into their prompt. */
export function restorationWords({ replaced }: Restoration): string {
  if (replaced === null) return 'They are added at the end. Nothing that you wrote goes.';
  const points = [...replaced];
  const shown = points.length > SHOWN ? `${points.slice(0, SHOWN).join('')}...` : replaced;
  return `They take the place of this paragraph of yours: “${shown}”`;
}
