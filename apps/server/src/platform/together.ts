import { isDatabaseSilent } from './db/is-database-away.ts';

type Waiting<Key, Answers> = {
  key: Key;
  done(answers: Answers): void;
  fail(error: unknown): void;
};

/**
 * Makes a way to ask for many things by few questions: `atOnce` at a time, and what is wanted
 * meanwhile goes into the next one together. So a flood of them takes as many connections of the
 * database as a few, and no one of them waits for more than the question before its own. Where the
 * database says nothing to a question, what waits is refused with it.
 */
export function createTogether<Key, Answers>(
  atOnce: number,
  ask: (keys: Key[]) => Promise<Answers>,
): (key: Key) => Promise<Answers> {
  const waiting: Waiting<Key, Answers>[] = [];
  let asking = 0;

  async function askNext(): Promise<void> {
    if (asking === atOnce || waiting.length === 0) return;
    asking += 1;
    const asked = waiting.splice(0);
    try {
      const answers = await ask(asked.map(({ key }) => key));
      for (const { done } of asked) done(answers);
    } catch (error) {
      const isSilent = error instanceof Error && isDatabaseSilent(error);
      for (const { fail } of isSilent ? [...asked, ...waiting.splice(0)] : asked) fail(error);
    }
    asking -= 1;
    void askNext();
  }

  return (key) =>
    new Promise((done, fail) => {
      waiting.push({ key, done, fail });
      void askNext();
    });
}
