import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { accessWarnings, readConfig } from './config.ts';

const FAL_MODEL = 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video';

test('no variable is needed', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    run: 'all',
    engines: [{ id: 'studio' }],
    moderation: undefined,
    s3: undefined,
  });
  expect(config.publicUrl.origin).toBe('http://localhost:3000');
  expect(readConfig({ PORT: '4000' }).publicUrl.origin).toBe('http://localhost:4000');
  expect(readConfig({ PORT: '' }).port).toBe(3000);
});

test('alerts are posted over https, or to this machine while nobody else is let in', () => {
  const urlOf = (ALERT_WEBHOOK_URL: string) => readConfig({ ALERT_WEBHOOK_URL }).alertWebhookUrl;
  expect(urlOf('https://alerts.example/hook?key=x')).toBe('https://alerts.example/hook?key=x');
  expect(urlOf('http://localhost:9093/hook')).toBe('http://localhost:9093/hook');
  expect(urlOf('')).toBeUndefined();
});

const PUBLIC = { PUBLIC_URL: 'https://shortcake.example', SESSION_SECRET: 'x'.repeat(32) };
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const BUCKET = { S3_BUCKET: 'videos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const REDIRECT = { ...BUCKET, MEDIA_DELIVERY: 'redirect' };
const MAIL = { SMTP_URL: 'smtps://a:b@smtp.example', MAIL_FROM: 'A \u00e9 <a@b.example>' };
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'three' }, /^PORT must be a whole number from 0 to 65535/],
  [{ PORT: ' ' }, /^PORT must be/],
  [{ PORT: '1e3' }, /^PORT must be/],
  ...[
    'http://alerts.example/hook',
    'https://ada:secret@alerts.example',
    'alerts.example',
    'ftp://localhost/hook',
  ].map((url): [Record<string, string>, RegExp] => [
    { ALERT_WEBHOOK_URL: url },
    /^ALERT_WEBHOOK_URL must be an https address without user and password, or an http one on this machine$/,
  ]),
  [
    { ...PUBLIC, ...GOOGLE, ...STRIPE, ALERT_WEBHOOK_URL: 'http://127.0.0.1:9093/hook' },
    /^ALERT_WEBHOOK_URL must not be on this machine when PUBLIC_URL is elsewhere/,
  ],
  [{ RUN: 'half' }, /^RUN must be all, web or worker/],
  [{ RUN: 'worker' }, /^DATABASE_URL must be set when RUN is worker/],
  [{ MIGRATION_DATABASE_URL: 'postgres://x/y' }, /^DATABASE_URL must be set too/],
  [{ DATABASE_DIRECT_URL: 'postgres://x/y' }, /^DATABASE_URL must be set too: DATABASE_DIRECT_URL/],
  [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL must be a postgres/],
  [
    { DATABASE_URL: 'postgres://x/y?sslrootcert=/not-there.pem' },
    /^DATABASE_URL cannot be used \(ENOENT.*'\/not-there.pem'\)/,
  ],
  [{ PUBLIC_URL: 'ftp://x' }, /^PUBLIC_URL must be an http or https/],
  [{ PUBLIC_URL: 'http://localhost:3000/app' }, /^PUBLIC_URL must be an origin alone/],
  [{ ...PUBLIC, ...GOOGLE, SESSION_SECRET: '' }, /^SESSION_SECRET must be set/],
  [{ ...PUBLIC, ...GOOGLE, SESSION_SECRET: 'short' }, /^SESSION_SECRET must have at least 32/],
  [{ SESSION_SECRET_PREVIOUS: 'x'.repeat(32) }, /^SESSION_SECRET must be set too/],
  [{ ...PUBLIC, SESSION_SECRET_PREVIOUS: 'x' }, /^SESSION_SECRET_PREVIOUS must have at least 32/],
  [{ STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_0' }, /^STRIPE_WEBHOOK_SECRET must be set too/],
  [{ GOOGLE_CLIENT_ID: 'id' }, /^GOOGLE_CLIENT_SECRET must be set too/],
  [{ GOOGLE_CLIENT_SECRET: 's' }, /^GOOGLE_CLIENT_ID must be set too/],
  [{ ...PUBLIC, ...STRIPE }, /^GOOGLE_CLIENT_ID and .*ALLOW_SANDBOX=1/],
  [{ ...PUBLIC, ...GOOGLE }, /^STRIPE_SECRET_KEY, .*ALLOW_SANDBOX=1/],
  [{ ...PUBLIC, ...GOOGLE, ...STRIPE }, /^SMTP_URL and MAIL_FROM must .*ALLOW_SANDBOX=1/],
  [{ SMTP_URL: MAIL.SMTP_URL }, /^MAIL_FROM must be set too: SMTP_URL says nothing/],
  [{ MAIL_FROM: MAIL.MAIL_FROM }, /^SMTP_URL must be set too: MAIL_FROM says nothing/],
  ...[
    'https://smtp.example',
    'smtp://',
    'smtp.example:25',
    'smtp://host/path',
    'smtp://host?pool=true',
    'smtp://host?socketTimeout=1',
    'smtp://secret@host?logger=true',
  ].map((SMTP_URL): [Record<string, string>, RegExp] => [
    { SMTP_URL, MAIL_FROM: 'a@b.example' },
    /^SMTP_URL must be an smtp or smtps address such as [^?]*$/,
  ]),
  ...['', 'a', 'a@b, c@d', 'A <a@b> <c@d>', 'A\r\nBcc: x@y <a@b>', 'a@b@c', '"A" <a@b>'].map(
    (MAIL_FROM): [Record<string, string>, RegExp] => [
      { SMTP_URL: MAIL.SMTP_URL, MAIL_FROM },
      /^MAIL_FROM must be/,
    ],
  ),
  [{ HOST: '0.0.0.0' }, /^GOOGLE_CLIENT_ID and .*HOST is 0.0.0.0 .*ALLOW_SANDBOX=1/],
  [{ HOST: '::' }, /^GOOGLE_CLIENT_ID and .*HOST is :: .*ALLOW_SANDBOX=1/],
  [{ HOST: '192.0.2.7', ...GOOGLE }, /^STRIPE_SECRET_KEY, .*HOST is 192.0.2.7 .*ALLOW_SANDBOX=1/],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    /^STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set too/,
  ],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET must be set too/],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }, /^STRIPE_WEBHOOK_SECRET must be the signing/],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be a secret key/],
  [
    { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1' },
    /^STRIPE_PUBLISHABLE_KEY must be of the same mode/,
  ],
  [{ ...STRIPE, SANDBOX_SECRET_KEY: 'key' }, /^SANDBOX_SECRET_KEY must not be set beside/],
  [{ SANDBOX_SECRET_KEY: 'pk_test_sandbox' }, /^SANDBOX_SECRET_KEY must .*no publishable key/],
  [{ PLAN_PRICE_PRO: '0' }, /^PLAN_PRICE_PRO must be a whole number from 1/],
  [{ VIDEO_ENGINE: 'magic' }, /^VIDEO_ENGINE must name one of studio, google-omni/],
  [{ VIDEO_ENGINE: 'studio,' }, /^VIDEO_ENGINE must name one of/],
  [{ VIDEO_ENGINE: 'studio,studio' }, /^VIDEO_ENGINE must name no engine twice/],
  [
    { VIDEO_ENGINE: 'google-omni' },
    /^GEMINI_API_KEY must be set too: VIDEO_ENGINE names google-omni/,
  ],
  [{ VIDEO_ENGINE: 'studio,fal' }, /^FAL_KEY must be set too/],
  [{ VIDEO_ENGINE: 'vertex-veo' }, /^VERTEX_PROJECT must be set too/],
  [{ VIDEO_ENGINE: 'openai-videos' }, /^OPENAI_VIDEOS_BASE_URL must be set too/],
  [
    { VIDEO_ENGINE: 'openai-videos', OPENAI_VIDEOS_BASE_URL: 'http://127.0.0.1:8000/v1' },
    /^OPENAI_VIDEOS_MODEL must be set too/,
  ],
  [
    { OPENAI_VIDEOS_BASE_URL: 'localhost:8000' },
    /^OPENAI_VIDEOS_BASE_URL must be an http or https/,
  ],
  [{ OPENAI_VIDEOS_BODY: 'xml' }, /^OPENAI_VIDEOS_BODY must be multipart or json/],
  [{ VERTEX_LOCATION: 'evil.example/' }, /^VERTEX_LOCATION must be a location/],
  [{ VERTEX_STORAGE_URI: 's3://bucket' }, /^VERTEX_STORAGE_URI must be a place in Cloud Storage/],
  [
    { ENGINE_DOWNLOAD_ORIGINS: 'http://10.0.0.5:9000/x' },
    /^ENGINE_DOWNLOAD_ORIGINS must be origins/,
  ],
  [{ MODERATION_API_KEY: 'key' }, /^MODERATION_BASE_URL must be set too: MODERATION_API_KEY/],
  [{ S3_BUCKET: 'videos' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too/],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, /^S3_BUCKET and .* must be set too/],
  [{ S3_SESSION_TOKEN: 'token' }, /^S3_BUCKET and .* must be set too/],
  [{ GEMINI_API_KEY: '“abc”' }, /^GEMINI_API_KEY must be a key: no line breaks/],
  [{ FAL_KEY: ' ' }, /^FAL_KEY must be a key/],
  [{ OPENAI_VIDEOS_API_KEY: 'a\nc' }, /^OPENAI_VIDEOS_API_KEY must be a key/],
  [{ MODERATION_API_KEY: 'abc\u0001' }, /^MODERATION_API_KEY must be a key/],
  [{ S3_ACCESS_KEY_ID: 'a\tc' }, /^S3_ACCESS_KEY_ID must be a key/],
  [{ S3_SECRET_ACCESS_KEY: 'a\rc' }, /^S3_SECRET_ACCESS_KEY must be a key/],
  [{ GEMINI_VIDEO_MODEL: ' ' }, /^GEMINI_VIDEO_MODEL must be a name without spaces, such as gem/],
  [{ FAL_VIDEO_MODEL: 'a b' }, /^FAL_VIDEO_MODEL must be a name/],
  [{ OPENAI_VIDEOS_MODEL: '\t' }, /^OPENAI_VIDEOS_MODEL must be a name/],
  [{ VERTEX_VIDEO_MODEL: ' ' }, /^VERTEX_VIDEO_MODEL must be a name/],
  [{ ENHANCE_MODEL: ' ' }, /^ENHANCE_MODEL must be a name/],
  [{ MODERATION_MODEL: ' ' }, /^MODERATION_MODEL must be a name/],
  [{ S3_REGION: ' ' }, /^S3_REGION must be a name/],
  [{ VERTEX_PROJECT: 'My Videos' }, /^VERTEX_PROJECT must be the id of a project/],
  [{ VERTEX_PROJECT: 'videos/../x' }, /^VERTEX_PROJECT must be the id of a project/],
  [{ MEDIA_DELIVERY: 'direct' }, /^MEDIA_DELIVERY must be through or redirect/],
  [{ MEDIA_DELIVERY: 'redirect' }, /^S3_BUCKET must be set when MEDIA_DELIVERY is redirect/],
  [{ ...BUCKET, MEDIA_ORIGIN: 'https://cdn.example' }, /^MEDIA_DELIVERY must be redirect too/],
  [{ MEDIA_ORIGIN: 'https://cdn.example/videos' }, /^MEDIA_ORIGIN must be an origin alone/],
  [{ MEDIA_ORIGIN: 'cdn.example' }, /^MEDIA_ORIGIN must be an origin alone/],
  [
    { ...PUBLIC, ...REDIRECT, MEDIA_ORIGIN: 'http://cdn.example' },
    /^MEDIA_ORIGIN must be https when PUBLIC_URL is/,
  ],
  [
    { ...PUBLIC, ...REDIRECT, S3_ENDPOINT: 'http://minio:9000' },
    /^S3_ENDPOINT must be https when PUBLIC_URL is/,
  ],
  [{ STUDIO_LANES: '0' }, /^STUDIO_LANES must be a whole number from 1 to 256/],
  [{ STUDIO_LANES: 'all' }, /^STUDIO_LANES must be a whole number/],
  [{ S3_BUCKET: 'my videos' }, /^S3_BUCKET must be the name of a bucket/],
  [{ S3_BUCKET: 'my..videos' }, /^S3_BUCKET must be the name of a bucket/],
  [{ S3_BUCKET: 's3://videos' }, /^S3_BUCKET must be the name of a bucket/],
  [{ METRICS_PORT: '0' }, /^METRICS_PORT must be a whole number from 1 to 65535/],
  [{ METRICS_PORT: '3000' }, /^METRICS_PORT must be another than PORT/],
  [{ METRICS_PORT: '9464', PORT: '9464' }, /^METRICS_PORT must be another than PORT/],
  [{ METRICS_HOST: '0.0.0.0' }, /^METRICS_PORT must be set too/],
  [{ GENERATION_DEADLINE_SECONDS: '0' }, /^GENERATION_DEADLINE_SECONDS must be/],
  [{ MAX_VIDEOS_AT_ONCE: '0' }, /^MAX_VIDEOS_AT_ONCE must be a whole number from 1/],
  [{ FREE_ABANDONS_PER_DAY: '-1' }, /^FREE_ABANDONS_PER_DAY must be a whole number from 0/],
  ...[
    'magic=5',
    'fal',
    'fal=',
    'fal=-5',
    'fal=1e3',
    'fal=1.00001',
    'fal=5;studio=1',
    '5000',
  ].flatMap((list): [Record<string, string>, RegExp][] => [
    [{ ENGINE_BUDGET_CENTS_PER_DAY: list }, /^ENGINE_BUDGET_CENTS_PER_DAY must be cents for eng/],
    [{ ENGINE_COST_CENTS: list }, /^ENGINE_COST_CENTS must be cents for engines with commas/],
  ]),
  [{ ENGINE_COST_CENTS: 'fal=1,fal=2' }, /^ENGINE_COST_CENTS must name no engine twice/],
  [
    { ENGINE_BUDGET_CENTS_PER_DAY: 'fal=41.5' },
    /^ENGINE_BUDGET_CENTS_PER_DAY must give fal at least 41\.6 cents, what one video costs/,
  ],
  [
    { ENGINE_BUDGET_CENTS_PER_DAY: 'fal=100', ENGINE_COST_CENTS: 'fal=100.5' },
    /^ENGINE_BUDGET_CENTS_PER_DAY must give fal at least 100\.5 cents/,
  ],
])('%j refuses to start, naming what to change', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test.each([
  'GEMINI_BASE_URL',
  'FAL_QUEUE_BASE_URL',
  'OPENAI_VIDEOS_BASE_URL',
  'VERTEX_BASE_URL',
  'MODERATION_BASE_URL',
  'S3_ENDPOINT',
])('%s takes an address that paths can be added to, and no other', (name) => {
  for (const url of [
    'https://u:p@host/v1',
    'https://u@host/v1',
    'https://host/v1?key=abc',
    'https://host/v1?',
    'https://host/v1#there',
    'ftp://host',
    'host',
    ' ',
  ]) {
    expect(() => readConfig({ [name]: url }), url).toThrow(
      new RegExp(`^${name} must be an http or https address without user, password, query`),
    );
  }
});

test('a public address takes real Google, Stripe and mail, or a sandbox that was asked for', () => {
  const real = readConfig({ ...PUBLIC, ...GOOGLE, ...STRIPE, ...MAIL });
  expect(real.google).toMatchObject({ clientId: 'id' });
  expect(real.stripe).toMatchObject({ secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] });
  expect(real.smtp).toEqual({
    url: MAIL.SMTP_URL,
    from: { name: 'A \u00e9', address: 'a@b.example' },
  });
  const played = readConfig({ ...PUBLIC, ALLOW_SANDBOX: '1' });
  expect([played.google, played.stripe, played.smtp]).toEqual([undefined, undefined, undefined]);
});

test('other machines may reach what has no sandbox, or a sandbox that was asked for', () => {
  expect(readConfig({ HOST: '0.0.0.0', ...GOOGLE, ...STRIPE, ...MAIL }).host).toBe('0.0.0.0');
  expect(readConfig({ HOST: '::', ALLOW_SANDBOX: '1' }).host).toBe('::');
  for (const HOST of ['localhost', '127.0.0.2', '::1'])
    expect(readConfig({ HOST }).host).toBe(HOST);
});

test('it is said where anyone can be an operator by the sandbox', () => {
  const ADMIN_EMAILS = 'boss@shortcake.example';
  const asked = { ADMIN_EMAILS, ALLOW_SANDBOX: '1' };
  const warned = (variables: Record<string, string>) => accessWarnings(readConfig(variables));
  for (const [open, why] of [
    [PUBLIC, 'PUBLIC_URL is not on this machine'],
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0 and lets other machines in'],
  ] as const) {
    expect(warned({ ...open, ...asked })).toEqual([
      expect.stringContaining(`${why}: anyone can sign in as the operator.`),
    ]);
    // Stripe may be played: an operator by Google's word is one.
    expect(warned({ ...open, ...asked, ...GOOGLE })).toEqual([]);
    expect(warned({ ...open, ALLOW_SANDBOX: '1' })).toEqual([]);
  }
  expect(warned({ ADMIN_EMAILS })).toEqual([]);
});

test('the environment says what some plans cost, and nothing of the others', () => {
  expect(readConfig({ PLAN_PRICE_PRO: '2900' }).planPrices).toEqual({ pro: 2900 });
});

test('an engine’s budget is kept in millionths of a dollar, and none is there unless it is set', () => {
  expect(readConfig({}).engineBudgets.size).toBe(0);
  const set = {
    ENGINE_BUDGET_CENTS_PER_DAY: ' fal=5000, google-omni=2000,studio=1 ',
    ENGINE_COST_CENTS: 'google-omni=0.0001',
  };
  expect([...readConfig(set).engineBudgets]).toEqual([
    ['fal', { models: [FAL_MODEL], costMicroUsd: 416_000, dayMicroUsd: 50_000_000 }],
    [
      'google-omni',
      { models: ['gemini-omni-1.2-flash'], costMicroUsd: 1, dayMicroUsd: 20_000_000 },
    ],
  ]);
});

test('engines stand in for one another in the order in which they are named', () => {
  const { engines } = readConfig({
    VIDEO_ENGINE: 'google-omni, fal,openai-videos,vertex-veo',
    GEMINI_API_KEY: 'gemini',
    FAL_KEY: 'fal',
    FAL_QUEUE_BASE_URL: 'http://127.0.0.1:9001/',
    OPENAI_VIDEOS_BASE_URL: ' http://127.0.0.1:8000/v1/ ',
    OPENAI_VIDEOS_MODEL: ' wan ',
    VERTEX_PROJECT: 'cakes',
    VERTEX_LOCATION: 'europe-west4',
  });
  expect(engines).toMatchObject([
    { id: 'google-omni', apiKey: 'gemini', model: 'gemini-omni-1.2-flash' },
    { id: 'fal', baseUrl: 'http://127.0.0.1:9001' },
    {
      id: 'openai-videos',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:8000/v1',
      model: 'wan',
      body: 'multipart',
    },
    { id: 'vertex-veo', baseUrl: 'https://europe-west4-aiplatform.googleapis.com' },
  ]);
});

test('a bucket has its region’s address unless it has another', () => {
  const bucket = { S3_BUCKET: 'videos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ ...bucket, S3_REGION: 'eu-north-1' }).s3).toMatchObject({
    region: 'eu-north-1',
    endpoint: 'https://s3.eu-north-1.amazonaws.com',
  });
  const own = readConfig({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000/' });
  expect(own.s3).toMatchObject({ region: 'us-east-1', endpoint: 'http://127.0.0.1:9000' });
});

test('TRUST_PROXY is addresses and networks, this machine by default', () => {
  expect(readConfig({}).trustProxy).toEqual(['loopback']);
  const list = ' 10.0.0.0/8, 2001:db8::/32,192.0.2.1,uniquelocal';
  expect(readConfig({ TRUST_PROXY: list }).trustProxy).toEqual([
    '10.0.0.0/8',
    '2001:db8::/32',
    '192.0.2.1',
    'uniquelocal',
  ]);
});

test.each([
  'true',
  '*',
  '1',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0',
  'loopback,',
  'proxy.example',
])('a TRUST_PROXY of %s is refused, and named', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY must be addresses/);
});

test('limits are numbers', () => {
  expect(readConfig({}).limits).toEqual({
    changesPerMinute: 600,
    readsPerMinute: 1200,
    paymentsPerMinute: 30,
  });
  expect(() => readConfig({ READ_LIMIT_PER_MINUTE: '0' })).toThrow('READ_LIMIT_PER_MINUTE');
  expect(() => readConfig({ PAYMENT_LIMIT_PER_MINUTE: 'x' })).toThrow('PAYMENT_LIMIT_PER_MINUTE');
});

test('metrics have a port and a host of their own, or are off', () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  const all = { METRICS_PORT: '9464', METRICS_HOST: '::' };
  expect(readConfig(all).metrics).toEqual({ host: '::', port: 9464 });
  const worker = { RUN: 'worker', DATABASE_URL: 'postgres://localhost/name' };
  expect(readConfig({ ...worker, METRICS_PORT: '3000' }).metrics?.port).toBe(3000);
});

test('a path of a file counts from where the product was started', () => {
  expect(readConfig({}).workerHealthFile).toBeUndefined();
  expect(readConfig({ WORKER_HEALTH_FILE: 'well' }).workerHealthFile).toBe(resolve('well'));
});

test('finished files pass through, or browsers are sent on to the bucket or what stands before it', () => {
  expect(readConfig(BUCKET).mediaRedirect).toBeUndefined();
  const { s3, mediaRedirect } = readConfig(REDIRECT);
  expect(mediaRedirect).toEqual({ s3, origin: undefined });
  const origin = 'https://media.shortcake.example';
  expect(readConfig({ ...REDIRECT, MEDIA_ORIGIN: `${origin}/` }).mediaRedirect?.origin).toBe(
    origin,
  );
});

test('the studio has as many lanes as the operator says, or as the machine can', () => {
  expect(readConfig({}).studioLanes).toBeUndefined();
  expect(readConfig({ STUDIO_LANES: '7' }).studioLanes).toBe(7);
});
