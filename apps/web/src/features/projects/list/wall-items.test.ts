import type { Project } from '@shortcake/contract/project';
import { expect, it } from 'vitest';
import { seriesIdsOf, singlesOf, wallOf } from './wall-items.ts';

const project = (id: string, seriesId: string | null = null) => ({ id, seriesId }) as Project;
const keysOf = (items: { key: string }[]) => items.map(({ key }) => key);

it('has a series once, also when another of its videos was its cover on an earlier page', () => {
  const projects = [project('a', 's'), project('b'), project('c', 's'), project('d', 't')];
  expect(keysOf(wallOf(projects))).toEqual(['s', 'b', 't']);
  expect(wallOf(projects)[0]).toMatchObject({ seriesId: 's', project: { id: 'a' } });
});

it('has each video by itself where something is looked for', () => {
  expect(keysOf(singlesOf([project('a', 's'), project('c', 's')]))).toEqual(['a', 'c']);
});

it('knows which series there are', () => {
  expect(
    seriesIdsOf([project('a', 't'), project('b'), project('c', 's'), project('d', 's')]),
  ).toEqual(['s', 't']);
});
