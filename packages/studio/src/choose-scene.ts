import { videoSizes } from '@shortcake/contract/video';
import { materialOfTemplate } from './material/catalogue.ts';
import { hashText, seededRandom } from './parts/random.ts';
import { produceOfTemplate } from './produce/catalogue.ts';
import type { StudioRequest } from './request.ts';
import type { Scene, Size } from './scene.ts';
import { anyPrompt } from './scenes/any-prompt.ts';
import { faceSlicing } from './scenes/face-slicing.ts';
import { slicing } from './scenes/slicing.ts';
import { tellStory } from './story/lexicon.ts';

export function frameSize(request: StudioRequest): Size {
  return videoSizes[request.aspectRatio];
}

/** The scene that suits a request best. */
export function chooseScene(request: StudioRequest): Scene {
  const size = frameSize(request);
  const random = seededRandom(
    request.seed ^ hashText(`${request.template ?? ''} ${request.prompt}`),
  );
  const produce = produceOfTemplate(request.template);
  if (produce) return faceSlicing(produce, size, random);
  const material = materialOfTemplate(request.template);
  if (material) return slicing(material, size, random);
  return anyPrompt(tellStory(request, random), size, random);
}
