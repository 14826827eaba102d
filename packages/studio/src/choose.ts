import { findTemplate } from '@shortcake/contract/templates';
import { videoSizes } from '@shortcake/contract/video';
import { hashText, seededRandom } from './engine/random.ts';
import type { StudioRequest } from './engine/request.ts';
import { retake } from './engine/retake.ts';
import type { Scene, Size, Take } from './engine/scene.ts';
import { setStage } from './engine/stage.ts';
import { scenes } from './films/catalogue.ts';
import { noWishes, type Wishes } from './prompt/words/wishes.ts';

export function frameSize(request: StudioRequest): Size {
  return videoSizes[request.aspectRatio];
}

/**
 * The scene that suits a request best. What it is made of is loaded when it is needed: each thread
 * of each render does so, and what reads a prompt alone takes a quarter of a second.
 */
export async function chooseScene(request: StudioRequest): Promise<Scene> {
  const { template, prompt, seed } = request;
  const stage = setStage(frameSize(request));
  if (template) {
    const wishes = await wishesIn(prompt, findTemplate(template)?.defaultPrompt ?? '');
    const random = seededRandom(seed ^ hashText(template) ^ wishes.flavor);
    const take = { stage, random, wishes };
    const make = await scenes[template]();
    return retake(await granted(make(take), take), seed);
  }
  const random = seededRandom(seed ^ hashText(prompt));
  const { readStory } = await import('./prompt/words/read-story.ts');
  const { improvise } = await import('./prompt/improvise.ts');
  return improvise(readStory(prompt, random), { stage, random, wishes: noWishes });
}

async function wishesIn(prompt: string, defaultPrompt: string): Promise<Wishes> {
  if (prompt === defaultPrompt) return noWishes;
  const { readWishes } = await import('./prompt/words/read-wishes.ts');
  return readWishes(prompt, defaultPrompt);
}

async function granted(scene: Scene, take: Take): Promise<Scene> {
  if (take.wishes === noWishes) return scene;
  const { grant } = await import('./prompt/grant.ts');
  return grant(scene, take.wishes, take);
}
