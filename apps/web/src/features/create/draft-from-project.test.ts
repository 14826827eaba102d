import { expect, it } from 'vitest';
import { draftFromProject } from './draft-from-project.ts';
import { finishedProject as project } from './test-project.ts';

it('has the words that were typed and the settings that were chosen', () => {
  expect(draftFromProject(project)).toEqual({
    title: 'Midnight cake',
    prompt: 'A cake at midnight',
    aspectRatio: '16:9',
    generateAudio: false,
    enhancePrompt: true,
  });
});

it('has no title when the server had made it', () => {
  const untitled = { ...project, title: 'Custom Video - Nov 21, 2026' };
  expect(draftFromProject(untitled).title).toBe('');
  expect(draftFromProject({ ...untitled, createdAt: '2026-11-22T00:00:00.000Z' }).title).toBe(
    'Custom Video - Nov 21, 2026',
  );
});
