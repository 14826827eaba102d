import { findTemplate } from '@shortcake/contract/templates';
import { hashText, seededRandom } from './engine/random.ts';
import type { StudioRequest } from './engine/request.ts';
import { retake } from './engine/retake.ts';
import type { Scene, Take } from './engine/scene.ts';
import { frameSize, setStage } from './engine/stage.ts';
import { scenes } from './films/catalogue.ts';
import type { Wishes } from './prompt/words/wishes.ts';

/**
 * The scene that suits a request best: the film of its template, changed as the prompt wishes, or
 * one that is improvised from the prompt. Each thread of each render chooses, so that only the code of
 * this scene is loaded: reading a prompt alone takes a quarter of a second.
 */
export async function chooseScene(request: StudioRequest): Promise<Scene> {
  const { template, prompt, seed } = request;
  const stage = setStage(frameSize(request));
  if (template) {
    const wishes = await wishesIn(prompt, findTemplate(template)?.defaultPrompt ?? '');
    const random = seededRandom(seed ^ hashText(template) ^ (wishes?.flavor ?? 0));
    const [coat] = wishes?.palette ?? [];
    const take = { stage, random, ...(coat && { coat }) };
    const make = await scenes[template]();
    return retake(await granted(make(take), wishes, take), seed);
  }
  const random = seededRandom(seed ^ hashText(prompt));
  const { readStory } = await import('./prompt/words/read-story.ts');
  const { improvise } = await import('./prompt/improvise.ts');
  return improvise(readStory(prompt, random), { stage, random });
}

/** An untouched prompt wishes nothing, and nothing is loaded to read it. */
async function wishesIn(prompt: string, defaultPrompt: string): Promise<Wishes | undefined> {
  if (prompt === defaultPrompt) return undefined;
  const { readWishes } = await import('./prompt/words/read-wishes.ts');
  return readWishes(prompt, defaultPrompt);
}

async function granted(scene: Scene, wishes: Wishes | undefined, take: Take): Promise<Scene> {
  if (!wishes) return scene;
  const { grant } = await import('./prompt/grant.ts');
  return grant(scene, wishes, take);
}
