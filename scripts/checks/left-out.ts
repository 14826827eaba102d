import { spawnSync } from 'node:child_process';
import { LAST_RELEASE } from '../../apps/server/test/rolling/last-release.ts';
import { BROWSER, isExpected, leftOutLine, missing } from '../setup/needs.mjs';
import { thisMachine } from '../setup/programs.mjs';

/** Conditions, besides programs, without which tests skip themselves. */
const CONDITIONS: readonly {
  tests: string;
  holds(machine: typeof thisMachine): boolean;
  how: string;
}[] = [
  {
    tests: 'the last release beside this version',
    holds: () => spawnSync('git', ['cat-file', '-e', `${LAST_RELEASE}^{commit}`]).status === 0,
    how: 'not in this history: git fetch --unshallow --tags',
  },
  {
    tests: 'the memory, locks and private folders of processes',
    holds: ({ platform }) => platform === 'linux',
    how: 'tried on Linux alone',
  },
  {
    tests: 'a folder that belongs to somebody else',
    holds: () => process.getuid?.() === 0,
    how: 'root alone can make one',
  },
  {
    tests: 'the sandbox’s contract at Stripe itself',
    holds: ({ env }) => env.STRIPE_SECRET_KEY?.startsWith('sk_test_') === true,
    how: 'no key of a test account: set STRIPE_SECRET_KEY=sk_test_...',
  },
];

/** The tests that are skipped on a machine, for want of a program that npm does not install, or of more. */
export type LeftOut = {
  /** One for each: what is left out, why, and how to get it. */
  lines: string[];
  hasStories: boolean;
  /** In CI nothing may be missing that tests on such a machine need. */
  isFault: boolean;
};

export function leftOutOn(machine = thisMachine): LeftOut {
  const needs = missing(machine);
  const isCi = ['true', '1'].includes(machine.env.CI ?? '');
  return {
    lines: [
      ...needs.map((need) => leftOutLine(need, machine)),
      ...CONDITIONS.filter(({ holds }) => !holds(machine)).map(
        ({ tests, how }) => `left out: ${tests} (${how})`,
      ),
    ],
    hasStories: !needs.includes(BROWSER),
    isFault: isCi && needs.some((need) => isExpected(need, machine)),
  };
}

/** Says what was left out, as the last of a run. */
export function printLeftOut({ lines, isFault }: LeftOut): void {
  for (const line of lines) console.log(line);
  if (isFault) console.error('✗ in CI nothing that can be had is left out');
}
