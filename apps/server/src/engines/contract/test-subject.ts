import type { Behavior } from '@shortcake/sandbox/engines/behavior';
import type { Fake, FakeOptions, JournalEntry } from '@shortcake/sandbox/engines/fake';
import type { EngineId } from '../../config/engines.ts';
import type { Variables } from '../answers.ts';
import type { Fetch } from '../call.ts';
import type { Download } from '../download/download.ts';
import type { Handle, Progress, VideoEngine, VideoRequest } from '../engine.ts';
import type { Fault } from '../faults.ts';

/** What a job comes to: the call that ended it, the fault's code and who pays. */
export type Outcome =
  | `failed ${string}, billed ${Fault['billed']}`
  | `collect threw ${string}, billed ${Fault['billed']}`
  | `poll threw ${string}`
  | Progress['state']
  | 'collected';

/** Troubles of a job and of its file, by their names in behavior.ts, which engines tell in ways of their own. */
type JobTrouble = 'filtered' | 'filtered-sound' | 'failed' | 'no-video' | 'lost';
export type Outcomes = Record<JobTrouble | 'missing' | 'late', Outcome>;

/** An engine that the contract is tried on. What engine.ts leaves open stands here. */
export type Subject = {
  name: string;
  id: EngineId;
  /** The states that a job goes through, and what they tell of how far it is. */
  states: readonly Progress['state'][];
  tells?: 'position' | 'fraction';
  /** What a job in trouble comes to; an engine that knows no such trouble leaves it out. */
  outcomes: Partial<Outcomes>;
  /** What a cancelled job comes to; left out where the engine knows no way to stop. */
  cancelled?: Outcome;
  /** What a cancel after the end is answered with: `accepted` where it frees the file. */
  cancelAfterEnd: 'accepted' | 'refused';
  /** What its `find` finds of a job; left out by an engine that lists none. */
  find?: 'the job' | 'nothing';
  start(behavior?: Behavior): Promise<Started>;
};

export type Started = {
  engine: VideoEngine;
  /** Submits a request; in this process it then waits for what needs no time of its own. */
  submit(request?: VideoRequest): Promise<Handle>;
  /** The same engine in another worker. */
  another(): VideoEngine;
  journal: JournalEntry[];
};

export type Connection = {
  url: string;
  apiKey: string;
  model: string;
  fetch: Fetch;
  download: Download;
};

/** An adapter that asks its engine over HTTP. */
export type Adapter = Omit<Subject, 'start'> & {
  outcomes: Outcomes;
  /** The variables that its faults name to the operator. */
  variables: Variables;
  /** The first is asked, unless a test goes through all. */
  models: readonly [string, ...string[]];
  /** Where a prompt's filter speaks: instead of a handle, or by the job. */
  filtersAt: 'submit' | 'poll';
  /** What its filters say of a prompt and of a picture, for people. */
  filterSays: { prompt: RegExp; picture: RegExp };
  /** What a state means whose name nobody knows. */
  unknownState: Outcome;
  /** Whether a file on another host is fetched: without the key, in any case. */
  filesElsewhere: 'fetched' | 'refused';
  /** Whether its files are open to all, so that no key is sent for them. */
  hasOpenFiles?: boolean;
  createFake(options: FakeOptions): Fake;
  create(connection: Connection): VideoEngine;
};
