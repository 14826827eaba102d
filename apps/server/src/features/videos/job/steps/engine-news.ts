import type { VideoEngine } from '../../../../engines/engine.ts';
import type { Fault } from '../../../../engines/faults.ts';
import { tell } from '../../../../happenings.ts';
import { insertNews, type News } from '../../health/news.ts';
import type { Met } from '../after-fault/case.ts';
import type { StepTools } from '../step.ts';

type Tools = Pick<StepTools, 'db' | 'log'>;

/** Whom a fault speaks of; what is missing is no word of the engine. */
const ABOUT: Partial<Record<Met, News['about']>> = {
  'submit: refused': 'ask',
  'submit: no answer': 'ask',
  'look-up: no answer': 'job',
  'poll: no answer': 'job',
  'poll: failed': 'job',
  'collect: no file': 'job',
  'check: bad file': 'job',
};

/** Writes down that an engine failed, if it was the engine. */
export async function noteFault(
  { id }: VideoEngine,
  tools: Tools,
  met: Met,
  fault: Fault,
): Promise<void> {
  const about = ABOUT[met];
  if (about === undefined) return;
  const { kind, code } = fault;
  await tell(tools.db, 'engine.failed', { engine: id, about, kind, code });
  await note({ engine: id, about, fault }, tools);
}

/** Writes down that an engine accepted an ask, or that a job of its own goes well again or is done. */
export const noteWork = ({ id }: VideoEngine, tools: Tools, about: News['about']): Promise<void> =>
  note({ engine: id, about }, tools);

/** What operators are shown is not worth a job. */
async function note(news: News, { db, log }: Tools): Promise<void> {
  await insertNews(db, news).catch((error: unknown) => {
    log.warn({ err: error, engine: news.engine }, 'could not note how an engine answered');
  });
}
