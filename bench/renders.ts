import { setTimeout as sleep } from 'node:timers/promises';
import { templates } from '@shortcake/contract/templates';
import { measureRender } from '@shortcake/studio/bench';
import type { StudioRequest } from '@shortcake/studio/request';
import type { Figure } from './figure.ts';
import { memoryBelow } from './memory.ts';
import { median } from './statistics.ts';

const PROMPTS = [
  'A cat sings on a hill at sunset',
  'Two robots dance in a neon city in the rain',
  'A blue whale flies over snowy mountains',
];
const common = { aspectRatio: '9:16', generateAudio: true, seed: 1 } as const;
const films: { name: string; request: StudioRequest }[] = [
  ...templates.map(({ id, defaultPrompt }) => ({
    name: id,
    request: { ...common, template: id, prompt: defaultPrompt },
  })),
  ...PROMPTS.map((prompt) => ({ name: prompt, request: { ...common, prompt } })),
];

/**
 * Each template's video and a few of other prompts: how many times longer a whole render takes than
 * ffmpeg alone for the same frames, and its memory. Takes about twelve minutes on two cores.
 */
export async function measureRenders(ffmpegPath: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  let most = 0;
  for (const { name, request } of films) {
    const { renderSeconds, encodeSeconds } = await measureRender(
      ffmpegPath,
      request,
      async (render) => {
        let isRendering = true;
        const ended = render.finally(() => {
          isRendering = false;
        });
        while (isRendering) {
          most = Math.max(most, await memoryBelow(process.pid));
          await Promise.race([ended, sleep(300)]);
        }
        await ended;
      },
    );
    const value = renderSeconds / encodeSeconds;
    figures.push({ name: `render / encode, ${name}`, value, unit: 'x', limit: 3 });
  }
  const middle = median(figures.map(({ value }) => value));
  return [
    ...figures,
    { name: 'render / encode, median', value: middle, unit: 'x', limit: 2 },
    { name: 'memory of one render, at most', value: most, unit: 'MB', limit: 600 },
  ];
}
