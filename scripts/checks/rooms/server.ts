import { below, type Rule } from './rule.ts';

const server = 'apps/server/src/';
const engines = `${server}engines/`;
const packagesButContract = ['packages/', '!packages/contract/'];

/** Files that put the product together, and the tables it keeps. */
const shortcake = ['wiring/', 'config/', 'main.ts', 'admin.ts', 'schema.ts', 'happenings.ts'];

/** An engine's own folder, and which beside it may be known there. */
const engine = (names: string, knows: readonly string[], says: string): Rule => ({
  of: [`${engines}${names}/`],
  not: below(engines, ['*/', ...knows]),
  says,
});

export const serverButFeatures: readonly Rule[] = [
  {
    of: [server],
    not: ['apps/web/'],
    says: 'The server imports nothing of the web app: it serves what the build wrote.',
  },
  {
    of: [`${server}platform/`],
    not: [
      ...below(server, ['features/', 'engines/', ...shortcake]),
      ...['packages/', '!packages/contract/src/endpoints.ts'],
    ],
    says: 'The platform knows nothing of Shortcake; endpoints is how the API describes itself.',
  },
  {
    of: [engines],
    not: [
      ...below(server, ['features/', ...shortcake]),
      ...packagesButContract,
      ...['kysely', 'postgres', 'fastify'],
    ],
    says: 'An engine knows neither credits nor database nor web.',
  },
  {
    of: [`${engines}*.ts`],
    not: [`${engines}*/`],
    says: 'What all engines share knows none of them.',
  },
  engine('{download,google}', [], 'What engines share knows none of them.'),
  engine(
    '{studio,fal,openai-videos}',
    ['!download/'],
    'An engine knows no other: what they share is above them, or in download.',
  ),
  engine(
    '{google-omni,vertex-veo}',
    ['!download/', '!google/'],
    'An engine knows no other: what they share is above them, in download or in google.',
  ),
  engine(
    'enhance',
    ['!fal/queue.ts'],
    "A text model is asked as engines are; of them it knows fal's queue.",
  ),
  {
    of: [`${server}config/`],
    not: [
      ...below(server, ['wiring/', 'platform/db/', 'platform/http/']),
      ...below(server, ['main.ts', 'admin.ts', 'schema.ts', 'happenings.ts']),
      ...packagesButContract,
    ],
    says: 'The configuration says what is set, and makes nothing of it.',
  },
  {
    of: [`${server}wiring/`],
    not: below(server, ['main.ts', 'admin.ts']),
    says: 'The programs begin at the top; nothing below knows them.',
  },
];
