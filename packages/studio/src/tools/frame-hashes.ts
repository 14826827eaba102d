import { templates } from '@shortcake/contract/templates';
import type { StudioRequest } from '../engine/request.ts';
import { FPS } from '../engine/settings.ts';
import {
  actionNames,
  cameraNames,
  floatNames,
  moodNames,
  placeNames,
  subjectNames,
  wearNames,
  weatherNames,
} from '../prompt/words/names.ts';

/** A film of which some frames, by number, and the sound are hashed. */
export type Sample = { label: string; request: StudioRequest; frames: readonly number[] };

const silent = { aspectRatio: '9:16', generateAudio: false } as const;
const frames = (...seconds: number[]) => seconds.map((it) => Math.round(it * FPS));

/**
 * Films that between them show every template (two takes, wide and square ones, and one that a
 * prompt has changed in every way) and, without a template, every subject, action, place, mood,
 * weather, charm, thing to wear and camera.
 */
export function samples(): Sample[] {
  return [...templates.flatMap(samplesOfTemplate), ...subjectNames.map(sampleOfSubject)];
}

function samplesOfTemplate({ id, defaultPrompt }: (typeof templates)[number], index: number) {
  const request = { ...silent, template: id, prompt: defaultPrompt, seed: 1 };
  const color = ['red and gold', 'blue', 'green and pink'][index % 3];
  const place = index % 2 ? `in the ${placeNames[index % placeNames.length]}` : 'at home';
  const wish = `${defaultPrompt} ${words(index)}, ${color}, ${place}`;
  return [
    { label: id, request, frames: frames(0.5, 1.6, 2.7, 3.3, 4, 4.8, 5.5, 6.3, 7.2, 7.9) },
    { label: `${id} seed 2`, request: { ...request, seed: 2 }, frames: frames(2.9, 6.6) },
    {
      label: `${id} seed 5 wide`,
      request: { ...request, seed: 5, aspectRatio: index % 2 ? '16:9' : '1:1' } as const,
      frames: frames(3.6),
    },
    { label: `${id} wish`, request: { ...request, prompt: wish }, frames: frames(2.5, 5.2) },
  ];
}

function sampleOfSubject(subject: (typeof subjectNames)[number], index: number): Sample {
  const action = actionNames[index % actionNames.length]!;
  const place = placeNames[index % placeNames.length]!;
  const thing = subjectNames[(index * 7 + 3) % subjectNames.length];
  const prompt = `a ${subject} that can ${action} with a ${thing}, place ${place}, ${words(index)}`;
  const shape = (['9:16', '9:16', '16:9', '1:1'] as const)[index % 4]!;
  return {
    label: prompt,
    request: { ...silent, aspectRatio: shape, prompt, seed: index + 1 },
    frames: frames(1.2, 3.4, 5.7),
  };
}

/** The index-th mood, weather, charm, thing to wear and camera, in words. */
function words(index: number): string {
  const of = (names: readonly string[]) => names[index % names.length];
  return `${of(moodNames)} mood, ${of(weatherNames)} weather, with ${of(floatNames)}, wearing ${of(wearNames)}, ${of(cameraNames)} camera`;
}
