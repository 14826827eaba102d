import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { templates } from '@shortcake/contract/templates';
import type { StudioRequest } from '@shortcake/studio/request';
import { castForShipping } from '@shortcake/studio/ship';

// `npm run sprites`: casts the sprites of all templates' scenes and writes them to the studio's
// package, so that no render has to. To be run, and its result committed, after a change of what a
// cast shows; `shelf.test.ts` fails until then. Takes ten minutes on two cores. With names (or parts
// of names) of templates, only of those, beside what is there.

const FOLDER = 'packages/studio/sprites';
/** Takes that between them show every variant of a scene. */
const SEEDS = [1, 2, 3, 4, 5, 6];

const names = process.argv.slice(2);
const chosen = templates.filter(({ id }) => !names.length || names.some((it) => id.includes(it)));
const requests: StudioRequest[] = chosen.flatMap(({ id, defaultPrompt }) =>
  SEEDS.map((seed) => ({
    ...{ prompt: defaultPrompt, template: id, seed },
    ...{ aspectRatio: '9:16', generateAudio: false },
  })),
);
const made = await mkdtemp(join(tmpdir(), 'sprites-'));
const sizes = new Map<string, number>();

async function work() {
  for (let next = requests.shift(); next; next = requests.shift()) {
    for (const [name, bytes] of Object.entries(await castForShipping(next, [...sizes.keys()]))) {
      sizes.set(name, bytes.length);
      const path = join(made, `${name}.webp`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
    console.log(`${next.template} ${next.seed}: ${sizes.size} sprites`);
  }
}

try {
  await Promise.all([work(), work()]);
  if (!names.length) await rm(FOLDER, { recursive: true, force: true });
  await cp(made, FOLDER, { recursive: true });
} finally {
  await rm(made, { recursive: true, force: true });
}
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
console.log(`${sizes.size} sprites, ${(total / 1e6).toFixed(1)} MB`);
