import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as faults from '../../../../engines/faults.ts';
import { SOLD_OUT_TODAY } from '../../limit-faults.ts';
import { BAD_FILE, UNKNOWN_OUTCOME } from '../failure-words.ts';
import type { Case, Counters, Decision, Met } from './case.ts';
import { otherwise } from './conditions.ts';
import {
  decideAfterFault,
  MORE_AFTER_BAD_FILES,
  MORE_AFTER_LOSSES,
  MOST_REFUSALS,
  PATIENCE,
  POLICY,
} from './policy.ts';

const MINUTE = 60_000;
const FRESH: Counters = {
  attempt: 1,
  step_errors: 0,
  trouble: null,
  bad_files: 0,
  lost_jobs: 0,
  sound_filtered: false,
};
/** An engine elsewhere, with another beside it, and all the time there is. */
const ELSEWHERE = { inProcess: false, listsJobs: true, hasNext: true };
const ALONE = { ...ELSEWHERE, hasNext: false };
const STUDIO = { inProcess: true, listsJobs: true, hasNext: false };

type Changed = Partial<Omit<Case, 'row' | 'met' | 'fault'>> & { row?: Partial<Counters> };

function following(met: Met, fault: faults.Fault, { row, ...changed }: Changed = {}): Decision {
  const others = { engine: ELSEWHERE, leftMs: 15 * MINUTE, chance: 0.5, ...changed };
  return decideAfterFault({ met, fault, row: { ...FRESH, ...row }, ...others });
}

const KEY_REFUSED = faults.keyRefused('FAL_KEY', 401);
const OVER_QUOTA = faults.overQuota('429');
const NO_ANSWER = faults.noAnswer('500');
const FILTERED_PROMPT = faults.filtered('prompt', 'violence', 'no');
const FILTERED_SOUND = faults.filtered('sound', undefined, 'yes');
const JOB_FAILED = faults.jobFailed('for a test', 'unknown');
const JOB_LOST = faults.jobLost('404');
const DOWNLOAD_CUT = { ...NO_ANSWER, code: 'DOWNLOAD_CUT' };
const NOT_READY = faults.fileNotReady('PROCESSING');
const MISSING = faults.fileMissing('404');
const TOO_LARGE = faults.badOutput('FILE_TOO_LARGE', 'too large');
const ADDRESS_REFUSED = faults.badOutput('FILE_ADDRESS_REFUSED', '10.0.0.1 is private');

const met = (trouble: faults.Fault | null, step_errors: number) => ({
  row: { trouble, step_errors },
});

// The table of outcomes, line by line: what happens, and what is done.
describe.each<[Met, [string, faults.Fault, Changed, string][]]>([
  [
    'submit: closed',
    [
      ['the budget is spent', SOLD_OUT_TODAY, {}, 'ask next engine'],
      ['the budget is spent, no other engine', SOLD_OUT_TODAY, { engine: ALONE }, 'fail'],
    ],
  ],
  [
    'submit: refused',
    [
      ['a filtered prompt', FILTERED_PROMPT, {}, 'fail'],
      ['the sound is filtered', FILTERED_SOUND, {}, 'ask for another'],
      ['the sound again', FILTERED_SOUND, { row: { sound_filtered: true } }, 'fail'],
      ['a refused key', KEY_REFUSED, {}, 'ask next engine, tell the operator'],
      ['a refused key, alone', KEY_REFUSED, { engine: ALONE }, 'fail, tell the operator'],
      ['no room, once', OVER_QUOTA, {}, 'ask again after 500 ms'],
      ['no room, twice', OVER_QUOTA, met(OVER_QUOTA, 1), 'ask again after 1000 ms'],
      ['no room, thrice', OVER_QUOTA, met(OVER_QUOTA, 2), 'ask next engine'],
      [
        'no room, alone',
        OVER_QUOTA,
        { engine: ALONE, ...met(NO_ANSWER, 50) },
        'ask again after 30000 ms',
      ],
      ['half a minute', faults.overQuota('', PATIENCE.ms), {}, 'ask again after 30000 ms'],
      ['a moment more', faults.overQuota('', PATIENCE.ms + 1), {}, 'ask next engine'],
      [
        'half of what is left',
        faults.overQuota('', 10_000),
        { leftMs: 20_000 },
        'ask again after 10000 ms',
      ],
      ['more than half', faults.overQuota('', 10_001), { leftMs: 20_000 }, 'ask next engine'],
      ['past the deadline', OVER_QUOTA, { leftMs: -1 }, 'ask next engine'],
      [
        'almost all, alone',
        faults.overQuota('', 19_999),
        { leftMs: 20_000, engine: ALONE },
        'ask again after 19999 ms',
      ],
      [
        'all that is left, alone',
        faults.overQuota('', 20_000),
        { leftMs: 20_000, engine: ALONE },
        'fail',
      ],
    ],
  ],
  [
    'submit: no answer',
    [
      ['an engine that lists its jobs', NO_ANSWER, {}, 'look up'],
      ['one that does not', NO_ANSWER, { engine: { ...ELSEWHERE, listsJobs: false } }, 'fail'],
    ],
  ],
  [
    'look-up: not found',
    [
      ['in this process', UNKNOWN_OUTCOME, { engine: STUDIO }, 'ask again'],
      ['elsewhere, once', UNKNOWN_OUTCOME, {}, 'repeat the step after 1000 ms'],
      ['elsewhere, twice', UNKNOWN_OUTCOME, met(null, 1), 'repeat the step after 1000 ms'],
      ['elsewhere, thrice', UNKNOWN_OUTCOME, met(null, 2), 'fail'],
      ['after refusals', UNKNOWN_OUTCOME, met(OVER_QUOTA, 2), 'repeat the step after 1000 ms'],
    ],
  ],
  [
    'look-up: no answer',
    [
      ['for ever', NO_ANSWER, met(NO_ANSWER, 50), 'repeat the step after 30000 ms'],
      ['a refused key, twice', KEY_REFUSED, met(KEY_REFUSED, 1), 'repeat the step after 1000 ms'],
      ['a refused key, thrice', KEY_REFUSED, met(KEY_REFUSED, 2), 'fail'],
    ],
  ],
  [
    'poll: no answer',
    [
      ['for ever', NO_ANSWER, met(NO_ANSWER, 50), 'repeat the step after 30000 ms'],
      ['a refused key', KEY_REFUSED, met(KEY_REFUSED, 5), 'repeat the step after 16000 ms'],
      [
        'a refused key for half a minute',
        KEY_REFUSED,
        met(KEY_REFUSED, MOST_REFUSALS - 1),
        'ask next engine, tell the operator',
      ],
    ],
  ],
  [
    'poll: failed',
    [
      ['a filtered picture', faults.filtered('picture', undefined, 'yes'), {}, 'fail'],
      ['the sound is filtered', FILTERED_SOUND, {}, 'ask for another'],
      ['the sound again', FILTERED_SOUND, { row: { sound_filtered: true } }, 'fail'],
      ['for no fault of the prompt', JOB_FAILED, {}, 'ask for another after 500 ms'],
      ['twice', JOB_FAILED, { row: { bad_files: 1 } }, 'ask for another after 1000 ms'],
      ['thrice', JOB_FAILED, { row: { bad_files: 2 } }, 'ask next engine'],
      ['thrice, alone', JOB_FAILED, { row: { bad_files: 2 }, engine: ALONE }, 'fail'],
      ['lost', JOB_LOST, {}, 'ask for another after 500 ms'],
      ['lost thrice', JOB_LOST, { row: { lost_jobs: 2 } }, 'ask next engine'],
      [
        'lost with its process',
        JOB_LOST,
        { row: { lost_jobs: 9 }, engine: STUDIO },
        'ask for another after 500 ms',
      ],
      ['for good', KEY_REFUSED, {}, 'ask next engine, tell the operator'],
    ],
  ],
  [
    'collect: no file',
    [
      ['still in the making', NOT_READY, met(NOT_READY, 50), 'repeat the step after 1000 ms'],
      ['a host that is away', NO_ANSWER, met(NO_ANSWER, 50), 'repeat the step after 30000 ms'],
      ['cut short twice', DOWNLOAD_CUT, met(DOWNLOAD_CUT, 1), 'repeat the step after 1000 ms'],
      ['cut short thrice', DOWNLOAD_CUT, met(DOWNLOAD_CUT, 2), 'ask for another'],
      ['missing', MISSING, met(MISSING, 4), 'repeat the step after 8000 ms'],
      ['missing for 15 s', MISSING, met(MISSING, 5), 'ask for another'],
      ['too large', TOO_LARGE, {}, 'ask for another'],
      ['too large thrice', TOO_LARGE, { row: { bad_files: 2 } }, 'fail'],
      ['a refused key', KEY_REFUSED, {}, 'repeat the step after 500 ms'],
      [
        'a refused key for half a minute',
        KEY_REFUSED,
        met(KEY_REFUSED, MOST_REFUSALS - 1),
        'ask next engine, tell the operator',
      ],
      ['at a private address', ADDRESS_REFUSED, {}, 'ask next engine, tell the operator'],
      ['of a lost job', JOB_LOST, {}, 'ask for another after 500 ms'],
    ],
  ],
  [
    'check: bad file',
    [
      ['twice', BAD_FILE, { row: { bad_files: 1 } }, 'ask for another'],
      ['thrice', BAD_FILE, { row: { bad_files: 2 } }, 'fail'],
    ],
  ],
])('%s', (what, lines) => {
  test.each(lines)('%s', (_name, fault, changed, expected) => {
    const decision = following(what, fault, changed);
    const wait = 'waitMs' in decision ? ` after ${decision.waitMs} ms` : '';
    const telling = decision.tellOperator ? ', tell the operator' : '';
    expect(`${decision.do}${wait}${telling}`).toBe(expected);
  });
});

test('an unknown outcome is told as such, whatever hid it', () => {
  const failed = { do: 'fail', failure: { code: 'SUBMIT_OUTCOME_UNKNOWN', billed: 'unknown' } };
  const silent = { engine: { ...ELSEWHERE, listsJobs: false } };
  expect(following('submit: no answer', NO_ANSWER, silent)).toMatchObject(failed);
  expect(following('look-up: no answer', KEY_REFUSED, met(KEY_REFUSED, 2))).toMatchObject(failed);
});

test('a job that nobody can be asked about any more may be charged', () => {
  const decision = following('poll: no answer', KEY_REFUSED, met(KEY_REFUSED, MOST_REFUSALS - 1));
  expect(decision).toMatchObject({ why: { reason: 'KEY_REFUSED', billed: 'unknown' } });
});

test('the next engine begins with no bad file and no lost job, but the filter of the sound stays', () => {
  const row = { bad_files: 2, lost_jobs: 1, sound_filtered: true };
  const { changes } = following('poll: failed', JOB_FAILED, { row }) as Decision & {
    changes: object;
  };
  expect(changes).toEqual({ bad_files: 0, lost_jobs: 0 });
});

// What holds for every fault, whatever the row remembers.

const KINDS = ['retryable', 'fatal', 'filtered', 'lost'] as const;
const CODES = [
  OVER_QUOTA,
  KEY_REFUSED,
  ADDRESS_REFUSED,
  NOT_READY,
  DOWNLOAD_CUT,
  MISSING,
  JOB_FAILED,
];
const aFault: fc.Arbitrary<faults.Fault> = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    code: fc.constantFrom(...CODES.map(({ code }) => code)),
    message: fc.constant('Words.'),
    detail: fc.constant(''),
    billed: fc.constantFrom('yes', 'no', 'unknown'),
    filtered: fc.constantFrom('prompt', 'picture', 'sound'),
    retryAfterMs: fc.nat(2 * MINUTE),
  })
  .map((fault) => fault as faults.Fault);
const aCase: fc.Arbitrary<Case> = fc.record({
  met: fc.constantFrom(...(Object.keys(POLICY) as Met[])),
  fault: aFault,
  row: fc.record({
    attempt: fc.integer({ min: 1, max: 9 }),
    step_errors: fc.nat(9),
    trouble: fc.option(aFault),
    bad_files: fc.nat(MORE_AFTER_BAD_FILES),
    lost_jobs: fc.nat(9),
    sound_filtered: fc.boolean(),
  }),
  engine: fc.record({ inProcess: fc.boolean(), listsJobs: fc.boolean(), hasNext: fc.boolean() }),
  leftMs: fc.integer({ min: -MINUTE, max: 15 * MINUTE }),
  chance: fc.double({ min: 0, max: 1, noNaN: true }),
}) as fc.Arbitrary<Case>;

const ASKS: Decision['do'][] = ['ask again', 'ask for another', 'ask next engine'];
const ASKS_SAME: Decision['do'][] = ['ask again', 'ask for another'];

test('every fault leads to one decision: the last line of each kind fits whatever is left', () => {
  for (const lines of Object.values(POLICY)) {
    expect(lines.findIndex(([when]) => when === otherwise)).toBe(lines.length - 1);
  }
  fc.assert(
    fc.property(aCase, (it) => {
      const decision = decideAfterFault(it);
      expect(decideAfterFault(it)).toEqual(decision);
      if ('waitMs' in decision) expect(decision.waitMs).toBeGreaterThanOrEqual(450);
      if (decision.do === 'fail') expect(decision.failure.reason).toMatch(/\.$/);
    }),
  );
});

test('while the outcome of an ask is unknown nobody is asked, but an engine that surely has no job', () => {
  const unknown = aCase.filter(({ met }) => /^look-up|^submit: no answer/.test(met));
  fc.assert(
    fc.property(unknown, (it) => {
      if (!ASKS.includes(decideAfterFault(it).do)) return;
      expect(it).toMatchObject({
        met: 'look-up: not found',
        engine: { inProcess: true, listsJobs: true },
      });
    }),
  );
});

test('an engine is asked again without a note only when it surely has no job', () => {
  fc.assert(
    fc.property(aCase, (it) => {
      if (decideAfterFault(it).do !== 'ask again') return;
      expect(['submit: refused', 'look-up: not found']).toContain(it.met);
    }),
  );
});

test('the next engine is asked only where there is one', () => {
  fc.assert(
    fc.property(aCase, (it) => {
      if (decideAfterFault(it).do === 'ask next engine') expect(it.engine.hasNext).toBe(true);
    }),
  );
});

test('what a filter refused is asked of nobody else, and of the same engine for its sound alone, once', () => {
  const refused = aCase.filter(
    ({ met, fault }) => fault.kind === 'filtered' && /: failed|: refused/.test(met),
  );
  fc.assert(
    fc.property(refused, (it) => {
      const isLottery = it.fault.filtered === 'sound' && !it.row.sound_filtered;
      expect(decideAfterFault(it).do).toBe(isLottery ? 'ask for another' : 'fail');
    }),
  );
});

/** What one engine elsewhere is asked for one project that meets with all this there. */
function askedOf(meetings: readonly (readonly [number, faults.Fault])[], hasNext: boolean) {
  const AFTER_SUBMIT: Met[] = [
    'poll: no answer',
    'poll: failed',
    'collect: no file',
    'check: bad file',
  ];
  const asked = { videos: 1, refusals: 0 };
  let row = FRESH;
  let steps: Met[] = ['submit: refused', ...AFTER_SUBMIT];
  for (const [pick, fault] of meetings) {
    const step = steps[pick % steps.length] as Met;
    const engine = { ...ELSEWHERE, hasNext };
    const decision = decideAfterFault({
      met: step,
      fault,
      row,
      engine,
      leftMs: 15 * MINUTE,
      chance: 0.5,
    });
    // Luck has it that nothing ends it: what would is not met with.
    if (!('changes' in decision) || decision.do === 'ask next engine') continue;
    if (decision.do === 'ask for another' && step !== 'submit: refused') asked.videos += 1;
    if (decision.do === 'ask again') asked.refusals += 1;
    const asksAnew = ASKS_SAME.includes(decision.do);
    row = {
      ...row,
      ...(decision.do === 'ask for another' ? { step_errors: 0 } : {}),
      ...(decision.changes as Partial<Counters>),
      attempt: row.attempt + (asksAnew ? 1 : 0),
    };
    steps = asksAnew ? ['submit: refused', ...AFTER_SUBMIT] : AFTER_SUBMIT;
  }
  return asked;
}

test('whatever happens, and however often, one engine makes a bounded number of videos', () => {
  const meetings = fc.array(fc.tuple(fc.nat(99), aFault), { maxLength: 60, size: 'max' });
  // The first; after files that are no good; after losses; and after a filter on the sound.
  const most = 1 + MORE_AFTER_BAD_FILES + MORE_AFTER_LOSSES + 1;
  fc.assert(
    fc.property(meetings, fc.boolean(), (all, hasNext) => {
      const { videos, refusals } = askedOf(all, hasNext);
      expect(videos).toBeLessThanOrEqual(most);
      if (hasNext) expect(refusals).toBeLessThanOrEqual(most * (PATIENCE.times - 1));
    }),
    { numRuns: 500 },
  );
});
