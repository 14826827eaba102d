import type { Ask, Behavior } from './behavior.ts';
import { CutConnection, type JournalEntry } from './fake.ts';
import type { Job, Jobs } from './job.ts';

type Refused =
  | 'busy'
  | 'unavailable'
  | 'error'
  | 'wrong-key'
  | 'model-gone'
  | 'filtered'
  | 'refused';

/** How an engine words its refusals; what it has no word for, it takes on as a job. */
export type Refusals = Partial<Record<Refused, (behavior: Behavior) => Response>>;

/** Answers an ask as the script wants it, and writes it into the journal. */
export async function answerSubmit(
  asked: { ask: Ask; behavior: Behavior },
  engine: {
    request: Request;
    jobs: Jobs;
    journal: JournalEntry[];
    refusals: Refusals;
    accepted: (job: Job) => Response;
  },
): Promise<Response> {
  const { ask, behavior } = asked;
  const [trouble, made] = (behavior.submit ?? '').split('-made');
  const refusal = engine.refusals[trouble as Refused];
  const answers = trouble !== 'reset' && trouble !== 'hang';
  const isMade = made !== undefined || (answers && refusal === undefined);
  const job = isMade ? engine.jobs.make(asked) : undefined;
  const note = (status: number) => {
    const id = job && { id: ask.id };
    engine.journal.push({ at: Date.now(), kind: 'submit', ...id, ask, status });
  };
  if (!answers) {
    note(0);
    if (trouble === 'hang') await goneAway(engine.request.signal);
    throw new CutConnection();
  }
  const response = refusal ? refusal(behavior) : engine.accepted(job!);
  note(response.status);
  return response;
}

/** The headers of a 429 or 503. */
export function retryAfter({ retryAfterSeconds }: Behavior): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}

function goneAway(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
