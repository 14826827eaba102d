import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findTemplate } from '@shortcake/contract/templates';
import { renderVideo, type StudioRequest } from '@shortcake/studio/render';
import type { Figure } from './figure.ts';
import { memoryBelow } from './memory.ts';

/** Films of a template each, and one of a prompt: light ones and heavy ones. */
const TEMPLATES = [
  'strawberry-face-slicing',
  'cloud-slicing',
  'pillow-watermelon-slicing',
] as const;
const common = { aspectRatio: '9:16', generateAudio: true, seed: 1 } as const;
const films: StudioRequest[] = [
  ...TEMPLATES.map((template) => ({
    ...common,
    template,
    prompt: findTemplate(template)!.defaultPrompt,
  })),
  { ...common, prompt: 'A cat sings on a hill at sunset' },
];

/** How many lanes, and how many threads that draw in each. */
const SHAPES = [
  { lanes: 1, threads: 1 },
  { lanes: 1, threads: 2 },
  { lanes: 2, threads: 2 },
];
/** The kernel's clock ticks, in which it counts the time of processes. */
const TICKS_A_SECOND = 100;

/** What a video takes of cores and memory in one lane and in two. Takes three minutes on two idle cores. */
export async function measureLanes(ffmpegPath: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const shape of SHAPES) figures.push(...(await measureShape(ffmpegPath, shape)));
  return figures;
}

async function measureShape(ffmpegPath: string, shape: (typeof SHAPES)[number]) {
  const { lanes, threads } = shape;
  const waiting = [...films];
  let isDrawing = true;
  let most = 0;
  const watching = (async () => {
    while (isDrawing) {
      most = Math.max(most, await memoryBelow(process.pid));
      await sleep(200);
    }
  })();
  const [start, before] = [performance.now(), await secondsOfChildren()];
  const drawAll = async () => {
    for (let film = waiting.shift(); film; film = waiting.shift()) {
      const directory = await mkdtemp(join(tmpdir(), 'bench-lanes-'));
      await renderVideo(film, { ffmpegPath, directory, threads });
      await rm(directory, { recursive: true });
    }
  };
  await Promise.all(Array.from({ length: lanes }, drawAll));
  const seconds = (performance.now() - start) / 1000;
  isDrawing = false;
  await watching;
  const cores = (await secondsOfChildren()) - before;
  const name = `${lanes} ${lanes === 1 ? 'lane' : 'lanes'} of ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  return [
    { name: `${name}: videos a minute`, value: (films.length * 60) / seconds, unit: '' },
    { name: `${name}: of the cores, a video`, value: cores / films.length, unit: 's' },
    { name: `${name}: memory, at most`, value: most, unit: 'MB' },
  ];
}

/** What this process's ended children, and theirs, took of the cores, in seconds. Linux only. */
async function secondsOfChildren(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}
