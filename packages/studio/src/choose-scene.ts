import { findTemplate } from '@shortcake/contract/templates';
import { videoSizes } from '@shortcake/contract/video';
import { hashText, seededRandom } from './parts/random.ts';
import { setStage } from './parts/stage.ts';
import type { StudioRequest } from './request.ts';
import { retake } from './retake.ts';
import type { Scene, Size } from './scene.ts';
import { scenes } from './scenes/catalogue.ts';
import { grant } from './story/grant.ts';
import { readStory } from './story/read-story.ts';
import { noWishes, readWishes } from './story/wishes.ts';

export function frameSize(request: StudioRequest): Size {
  return videoSizes[request.aspectRatio];
}

/** The scene that suits a request best; loads what it is made of. */
export async function chooseScene(request: StudioRequest): Promise<Scene> {
  const stage = setStage(frameSize(request));
  if (request.template) {
    const wishes = readWishes(request.prompt, findTemplate(request.template)?.defaultPrompt ?? '');
    const random = seededRandom(request.seed ^ hashText(request.template) ^ wishes.flavor);
    const take = { stage, random, wishes };
    const make = await scenes[request.template]();
    return retake(grant(make(take), wishes, take), request.seed);
  }
  const random = seededRandom(request.seed ^ hashText(request.prompt));
  const { improvise } = await import('./improv/improvise.ts');
  return improvise(readStory(request.prompt, random), { stage, random, wishes: noWishes });
}
