import { findTemplate } from '@shortcake/contract/templates';
import { expect, it } from 'vitest';
import { samples } from './samples.ts';

it('shows samples as the catalogue has them', () => {
  for (const { id, title, category } of samples) {
    expect(findTemplate(id)).toMatchObject({ title, category });
  }
});
