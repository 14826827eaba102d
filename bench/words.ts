import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { findTemplate } from '@shortcake/contract/templates';
import { renderVideo } from '@shortcake/studio/render';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
const pineapple = findTemplate('pineapple-face-slicing')!;
/** Letters of three fonts, emoji among them. */
const sentence = 'もう少しだけ寝かせてください、お願いします。😂 Bitte nicht so fest drücken!';

/**
 * A video with words over it beside the same without: how many times longer it takes, as the middle of
 * three pairs. Takes a minute on two cores.
 */
export async function measureWords(ffmpegPath: string): Promise<Figure[]> {
  const spoken = promptFrom(pineapple, { says: sentence, answers: sentence });
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const without = await secondsOf(ffmpegPath, pineapple.defaultPrompt);
    const withWords = await secondsOf(ffmpegPath, spoken);
    ratios.push(withWords / without);
  }
  const value = median(ratios);
  return [{ name: 'render with words / without', value, unit: 'x', limit: 1.25 }];
}

async function secondsOf(ffmpegPath: string, prompt: string): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'shortcake-bench-'));
  const common = { aspectRatio: '9:16', generateAudio: true, seed: 1 } as const;
  const start = performance.now();
  try {
    const request = { ...common, template: pineapple.id, prompt };
    await renderVideo(request, { ffmpegPath, directory, threads: 2 });
    return (performance.now() - start) / 1000;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
