import { afterAll, expect, test } from 'vitest';
import {
  consoleCalls,
  ELSEWHERE,
  expectHidden,
  openStrangers,
  type Who,
} from './strangers.suite.ts';

const { web, strangers, answer } = await openStrangers();
afterAll(web.close);

test.each(Object.entries(strangers))(
  'to %s a call of the console answers as a path that is not there',
  async (_who, who) => {
    await expectHidden(consoleCalls, who, answer);
  },
);

/** Connections are looked up together, so that what is timed is one request after another. */
async function medianMs(who: Who, urls: readonly [string, string], rounds = 150) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [which, url] of urls.entries()) {
      const begun = performance.now();
      await answer(who, 'GET', url);
      times[which]!.push(performance.now() - begun);
    }
  }
  return times.map((ms) => ms.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!);
}

/** Of a busy machine's answers some are late by chance: a difference that is there shows each time. */
const ATTEMPTS = 4;

test.each(Object.entries(strangers))('to %s time does not tell either', async (_who, who) => {
  for (const tail of ['log', `people/${'%41'.repeat(4000)}`]) {
    const urls = [`/api/admin/${tail}`, `${ELSEWHERE}${tail}`] as const;
    const ratios: number[] = [];
    do {
      const [console = 0, elsewhere = 0] = await medianMs(who, urls);
      ratios.push(console / elsewhere);
    } while (!isAlike(ratios.at(-1)!) && ratios.length < ATTEMPTS);
    expect(ratios, tail.slice(0, 20)).toSatisfy((all: number[]) => all.some(isAlike));
  }
});

const isAlike = (ratio: number) => ratio > 0.8 && ratio < 1.25;
