import { readFile } from 'node:fs/promises';
import { serveFakeEngines } from '../../../apps/server/test/fake-engines.ts';
import { testVideo } from '../../../apps/server/test/media.ts';

// A process that plays the engines. It says where they are, and answers what it is told: how long an
// ask is to take, or that it is to tell which asks it has taken.

export type ToEngines = { postMs: number } | 'tell';
export type Asked = {
  /** Of each ask that made a job its prompt. */
  made: string[];
  /** How often they were asked how far a job is. */
  polls: number;
};
export type FromEngines = { variables: Record<string, string> } | Asked;

/** The smallest file that passes: what is measured is the product, not ffmpeg. */
const video = await readFile(await testVideo({ rate: 4 }));
let postMs = 0;
const seconds = Number(process.argv[2]);
const engines = await serveFakeEngines(['fal', 'openai-videos'], {
  video: async () => video,
  // What waits is never done.
  script:
    () =>
    ({ prompt }) => ({ seconds: prompt.includes('waits') ? 86_400 : seconds }),
  postMs: () => postMs,
});
const say = (words: FromEngines) => process.send?.(words);

process.once('disconnect', () => process.exit());
process.on('message', (told: ToEngines) => {
  if (told !== 'tell') postMs = told.postMs;
  else say(askedOf(Object.values(engines.journals).flat()));
});
say({ variables: engines.variables });

function askedOf(entries: (typeof engines.journals)[string]): Asked {
  const submits = entries.filter(({ kind, id }) => kind === 'submit' && id !== undefined);
  return {
    made: submits.map(({ ask }) => ask?.prompt ?? ''),
    polls: entries.filter(({ kind }) => kind === 'poll').length,
  };
}
