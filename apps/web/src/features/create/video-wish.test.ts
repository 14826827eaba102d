import { NewProject } from '@shortcake/contract/project';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { templates } from '@shortcake/contract/templates';
import { expect, it } from 'vitest';
import { finishedProject } from './test-project.ts';
import { customWish, templateWish } from './video-wish.ts';
import { wishAgain } from './wish-again.ts';

const custom = {
  title: '  Midnight cake ',
  prompt: 'A cake at midnight',
  aspectRatio: '1:1',
  generateAudio: false,
  enhancePrompt: true,
} as const;

it('asks for each template in words that the contract takes', () => {
  for (const template of templates) {
    const wish = templateWish(template, template.defaultPrompt);
    expect(NewProject.parse(wish).templateData.templateId).toBe(template.id);
  }
});

it('tells of the slots that are not the template’s own, and of those only', () => {
  const [template] = templates;
  const slotsOf = (prompt: string) =>
    NewProject.parse(templateWish(template!, prompt)).templateData.slots;
  expect(slotsOf(template!.defaultPrompt)).toBeUndefined();
  expect(slotsOf(promptFrom(template!, { says: ' Aloha! ' }))).toEqual({ says: 'Aloha!' });
  expect(slotsOf(promptFrom(template!, { says: 'x'.repeat(81) }))).toBeUndefined();
});

it('asks for a video of its own with every setting', () => {
  expect(NewProject.parse(customWish(custom))).toEqual({
    title: 'Midnight cake',
    prompt: 'A cake at midnight',
    templateData: {
      templateId: 'custom-prompt',
      category: 'custom',
      duration: '0:08',
      resolution: '720p',
      aspectRatio: '1:1',
      generateAudio: false,
      enhancePrompt: true,
    },
  });
});

it('leaves a blank title to the server', () => {
  expect(customWish({ ...custom, title: '  ' })).not.toHaveProperty('title');
});

it('asks for a video once more with all of its settings, and a seed of its own', () => {
  const { title, prompt, templateData } = finishedProject;
  const again = NewProject.parse(wishAgain(finishedProject));
  expect(again).toMatchObject({ title, prompt });
  expect({ ...again.templateData, seed: templateData.seed }).toEqual(templateData);
  expect(again.templateData.seed).toBeUndefined();
});
