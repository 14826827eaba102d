import { BROWSER, isExpected, leftOutLine, missing } from '../setup/needs.mjs';
import { thisMachine } from '../setup/programs.mjs';

/** The tests that are skipped on a machine, for want of a program that npm does not install. */
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
    lines: needs.map((need) => leftOutLine(need, machine)),
    hasStories: !needs.includes(BROWSER),
    isFault: isCi && needs.some((need) => isExpected(need, machine)),
  };
}

/** Says what was left out, as the last of a run. */
export function printLeftOut({ lines, isFault }: LeftOut): void {
  for (const line of lines) console.log(line);
  if (isFault) console.error('✗ in CI nothing that can be had is left out');
}
