import { below, type Rule } from './rule.ts';

const server = 'apps/server/src/';
const features = `${server}features/`;

/** Files of other features that each may import. */
const DOORS = [
  '!sessions/session.ts',
  '!keys/{access,spend}.ts',
  '!credits/service.ts',
  '!mail/put.ts',
  '!webhooks/put.ts',
  '!findings/',
  '!tallies/',
];
const OWN_DOORS = '{accounts,series,v1,agents,share,verify,reports,operator,personal-data}/';

/** Features that know other features by other doors. */
const feature = (names: string, knows: readonly string[], says: string): Rule => ({
  of: [`${features}${names}/`],
  not: below(features, ['*/', ...knows]),
  says,
});

/** A feature that may know most others, and is known by none. */
const knowsMost = (name: string, says: string): Rule => ({
  of: [`${features}${name}/`],
  not: [`${features}**/{routes,commands,worker}.ts`],
  says,
});

const handed = 'A feature is handed what it works with; only the wiring chooses.';
const choosing = [
  ...below(server, ['wiring/', 'config/', 'main.ts', 'admin.ts']),
  ...['packages/', '!packages/contract/'],
];
const signers = below(features, ['verify/', 'videos/{provenance,fingerprints}/']);

export const featureRules: readonly Rule[] = [
  {
    of: below(features, ['*/', `!${OWN_DOORS}`]),
    not: below(features, ['*/', ...DOORS]),
    says: 'Features reach one another only through sessions/session, keys/access, keys/spend, credits/service, mail/put, webhooks/put, findings and tallies.',
  },
  feature(
    'accounts',
    ['!sessions/', '!credits/service.ts', '!keys/{access,spend}.ts', '!mail/put.ts'],
    'Accounts open sessions and credit accounts; of other features they know nothing.',
  ),
  feature(
    'series',
    ['!sessions/session.ts', '!keys/{access,spend}.ts', '!mail/put.ts', '!videos/', 'videos/job/'],
    'A series is made of videos: it knows those, and neither credits nor how they are made.',
  ),
  feature(
    '{v1,agents}',
    [
      ...['!sessions/session.ts', '!credits/service.ts', '!keys/', '!webhooks/', '!series/'],
      ...['!v1/', '!videos/', 'videos/job/'],
    ],
    'What programs ask for is what services do: it knows those of keys, videos, series and webhooks.',
  ),
  feature(
    'share',
    ['!sessions/session.ts', '!keys/{access,spend}.ts', '!mail/put.ts', '!videos/media/keys.ts'],
    "A link shows a video's files: it knows where they are, and nothing else of videos.",
  ),
  feature(
    'verify',
    [
      ...['!sessions/session.ts', '!keys/{access,spend}.ts', '!mail/put.ts'],
      ...['!videos/provenance/queries.ts', '!videos/fingerprints/service.ts'],
    ],
    'A file that somebody drops is compared with what is known of videos: their hashes and their looks.',
  ),
  feature(
    'reports',
    [
      ...['!sessions/session.ts', '!keys/{access,spend}.ts', '!mail/put.ts'],
      ...['!share/shared-videos.ts', '!videos/', 'videos/job/'],
    ],
    'A report is of a video that a link leads to: it knows those, and not how they are made.',
  ),
  knowsMost('operator', "The console asks other features' services, and none of their ways in."),
  knowsMost(
    'personal-data',
    "Personal data is found by other features' services, and none of their ways in.",
  ),
  { of: [features, ...signers.map((room) => `!${room}`)], not: choosing, says: handed },
  { of: signers, not: [...choosing, '!packages/provenance/'], says: handed },
];

/** Parts of a feature, which know of its folders these, and not the files that put it together. */
const partsOf = (folder: string, top: readonly string[]) => {
  return (names: string, knows: readonly string[], says: string): Rule => ({
    of: [`${features}${folder}/${names}/`],
    not: below(`${features}${folder}/`, ['*/', ...top, ...knows]),
    says,
  });
};

const billing = partsOf('billing', ['{routes,service,worker,sweep,commands}.ts']);
const videos = partsOf('videos', ['{routes,service,withdraw}.ts']);

export const partRules: readonly Rule[] = [
  billing(
    'journal',
    [],
    'The journal is written by whoever hears of money, and knows none of them.',
  ),
  billing('{customers,price-book}', [], 'Customers and the price book are the ground of billing.'),
  billing(
    'orders',
    ['!{customers,journal,price-book}/'],
    'Orders know customers and the price book.',
  ),
  billing('takings', ['!{customers,journal,orders}/'], 'Takings know orders and customers.'),
  billing(
    'plans',
    ['!{customers,orders,takings,price-book}/'],
    'Plans know the price book, orders, takings and customers.',
  ),
  billing(
    'stripe-events',
    ['!{customers,orders,takings,plans}/'],
    "Stripe's events know what they are about, and nobody knows them but the worker.",
  ),
  billing(
    'reconcile',
    ['!{customers,journal,orders,takings,plans,price-book}/'],
    'Reconciling knows what it compares; only the worker, the service and the command know it.',
  ),
  videos(
    '{limits,moderation,costs}',
    ['!costs/'],
    'Limits, moderation and costs are asked, and know nobody who asks.',
  ),
  videos(
    'abandoned',
    ['!limits/'],
    'What becomes of an abandoned ask knows limits, and not the job.',
  ),
  videos('list', ['!abandoned/'], 'The list shows rows; it knows no job.'),
  videos(
    'media',
    ['!service.ts'],
    'Media are files: of projects their routes know the service alone.',
  ),
  {
    of: [`${features}videos/job/`],
    not: below(`${features}videos/`, [
      ...['list/', 'moderation/', 'media/routes.ts', '{routes,service,withdraw}.ts'],
    ]),
    says: 'The job knows abandoned asks, limits and media, and nothing that answers people.',
  },
  videos(
    'provenance',
    [
      ...['!media/{keys,run-ffmpeg,conform,stored-file}.ts', '!{removals,takedowns}/'],
      '!fingerprints/make-missing.ts',
    ],
    'What is signed is a file and its row: who signs knows storage and removals, and no job.',
  ),
  videos(
    'fingerprints',
    ['!media/{keys,run-ffmpeg,stored-file}.ts'],
    'What a video looks like is read from its file: who does so knows where files are, and no job.',
  ),
  videos('metrics', ['!limits/'], 'Metrics are read from rows and happenings; they know no job.'),
  {
    of: below(features, [
      'billing/*/',
      'videos/{limits,moderation,costs,abandoned,list,media,metrics}/',
    ]),
    not: [`${features}webhooks/`],
    says: 'Events are told by the whole of billing and of videos, and by the job, not by their parts.',
  },
];
