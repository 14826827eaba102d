import { below, type Rule } from './rule.ts';

const contract = 'packages/contract/';
const studio = 'packages/studio/src/';
const engines = 'packages/sandbox/src/engines/';

/** All of ours, but for these folders. */
const oursBut = (...allowed: string[]) => [
  'apps/',
  'packages/',
  ...allowed.map((folder) => `!${folder}`),
];

/** Rooms that choose among films, and try them. */
const users = ['prompt/', 'choose.ts', 'tools/', 'thread.ts'];

export const packages: readonly Rule[] = [
  {
    of: ['packages/contract/src/'],
    not: [...oursBut(contract), 'node:**'],
    says: 'The contract imports zod and itself.',
    testsToo: true,
  },
  {
    of: ['packages/provenance/src/'],
    not: [...oursBut('packages/provenance/'), 'node:**', '!node:crypto', '!node:fs/promises'],
    says: 'Provenance reads and signs files: it knows nothing else of ours, no database and no web.',
  },
  {
    of: ['packages/client/src/'],
    not: oursBut('packages/client/src/'),
    says: 'The client is installed by itself: it imports node: and its own files.',
  },
  {
    of: [studio],
    not: oursBut('packages/studio/', contract),
    says: 'The studio imports the contract and nothing else of ours.',
    testsToo: true,
  },
  {
    of: [`${studio}engine/`],
    not: below(studio, ['kit/', 'films/', ...users]),
    says: 'The engine films any scene: it knows no film, no kit and no prompt.',
  },
  {
    of: [`${studio}kit/`],
    not: below(studio, ['films/', ...users]),
    says: 'The kit imports the engine and itself.',
  },
  {
    of: below(studio, ['films/*/', '!films/_*/']),
    not: below(studio, ['films/', '!films/_*/', ...users]),
    says: 'A film imports the kit, the engine and its family; never another film, never what reads prompts.',
    testsToo: true,
  },
  {
    of: [`${studio}films/_*/`],
    not: below(studio, ['films/', ...users]),
    says: 'What a family of films shares imports the kit, the engine and itself.',
    testsToo: true,
  },
  {
    of: [`${studio}prompt/`],
    not: below(studio, ['films/', 'choose.ts', 'tools/', 'thread.ts']),
    says: 'What films any prompt imports the kit and the engine, and no film.',
  },
  {
    of: ['packages/sandbox/src/'],
    not: oursBut('packages/sandbox/'),
    says: 'The sandbox imports nothing of ours.',
    testsToo: true,
  },
  {
    of: [`${engines}{fal,openai-videos,google}/`],
    not: [`${engines}*/`],
    says: 'A fake of an engine knows no other.',
    testsToo: true,
  },
  {
    of: [`${engines}{google-omni,vertex-veo}/`],
    not: below(engines, ['*/', '!google/']),
    says: "A fake of an engine knows no other; Google's share google.",
    testsToo: true,
  },
];
