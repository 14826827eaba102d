import type { Template } from '@shortcake/contract/template';
import { findTemplate } from '@shortcake/contract/templates';
import { hashText, seededRandom } from './engine/random.ts';
import type { StudioRequest } from './engine/request.ts';
import { retake } from './engine/retake.ts';
import type { Scene, Take } from './engine/scene.ts';
import { frameSize, type Stage, setStage } from './engine/stage.ts';
import { scenes } from './films/catalogue.ts';
import type { Sentence } from './prompt/said/sentences.ts';
import type { Wishes } from './prompt/words/wishes.ts';

/**
 * The scene that suits a request best: the film of its template, changed as the prompt wishes, or
 * one that is improvised from the prompt. Each thread of each render chooses, so that only the code of
 * this scene is loaded: reading a prompt alone takes a quarter of a second.
 */
export async function chooseScene(request: StudioRequest): Promise<Scene> {
  const { template, prompt, seed } = request;
  const stage = setStage(frameSize(request));
  if (template) return sceneOf(findTemplate(template)!, { prompt, seed, stage });
  const random = seededRandom(seed ^ hashText(prompt));
  const { readStory } = await import('./prompt/words/read-story.ts');
  const { improvise } = await import('./prompt/improvise.ts');
  return improvise(readStory(prompt, random), { stage, random });
}

type Asked = { prompt: string; seed: number; stage: Stage };

async function sceneOf(template: Template, { prompt, seed, stage }: Asked): Promise<Scene> {
  const edit = await editIn(prompt, template);
  const { wishes } = edit;
  const random = seededRandom(seed ^ hashText(template.id) ^ (wishes?.flavor ?? 0));
  const [coat] = wishes?.palette ?? [];
  const take = { stage, random, ...(coat && { coat }) };
  const make = await scenes[template.id]();
  const scene = retake(await granted(make(take), wishes, take), seed);
  if (!edit.sentences?.length) return scene;
  const { withWords } = await import('./prompt/said/with-words.ts');
  return withWords(scene, edit.sentences, stage);
}

type Edit = { wishes?: Wishes; sentences?: readonly Sentence[] };

/** What an edited prompt wishes and says. Of an untouched one nothing is loaded to read it. */
async function editIn(prompt: string, template: Template): Promise<Edit> {
  if (prompt === template.defaultPrompt) return {};
  const { sentencesIn, unspoken } = await import('./prompt/said/sentences.ts');
  const sentences = sentencesIn(template, prompt);
  const quiet = unspoken(template, prompt);
  if (quiet === template.defaultPrompt) return { sentences };
  const { readSlotWishes } = await import('./prompt/words/slot-wishes.ts');
  return { sentences, wishes: readSlotWishes(template, quiet) };
}

async function granted(scene: Scene, wishes: Wishes | undefined, take: Take): Promise<Scene> {
  if (!wishes) return scene;
  const { grant } = await import('./prompt/grant.ts');
  return grant(scene, wishes, take);
}
