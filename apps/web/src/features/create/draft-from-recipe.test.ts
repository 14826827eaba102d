import type { SharedRecipe } from '@shortcake/contract/share';
import { slotsOf } from '@shortcake/contract/slots/slots';
import { findTemplate } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { draftFromRecipe } from './draft-from-recipe.ts';

const template = findTemplate('strawberry-face-slicing')!;
const slot = slotsOf(template.id)[0]!;
const recipe: SharedRecipe = {
  ...{ templateId: template.id, aspectRatio: '16:9', generateAudio: false, enhancePrompt: true },
  ...{ slots: { [slot.id]: 'a teapot' }, prompt: null },
};

test('a video like another begins with the template, and what stood in its slots', () => {
  expect(draftFromRecipe(recipe)).toEqual({
    title: '',
    prompt: template.defaultPrompt.replace(slot.default, 'a teapot'),
    ...{ aspectRatio: '16:9', generateAudio: false, enhancePrompt: true },
  });
});

test('a prompt that its owner lends takes the place of it', () => {
  expect(draftFromRecipe({ ...recipe, prompt: 'My own words' }).prompt).toBe('My own words');
});
