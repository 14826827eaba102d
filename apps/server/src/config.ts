import { resolve } from 'node:path';
import { type PlanName, planPrices } from '@shortcake/contract/plans';
import { z } from 'zod';
import { type EngineConfig, enginesOf, engineVariables } from './config-engines.ts';
import { ConfigError } from './config-error.ts';
import { isLoopback } from './platform/is-loopback.ts';

/** The environment, parsed once. Nothing else reads it. */
export type Config = Readonly<{
  host: string;
  port: number;
  publicUrl: URL;
  run: 'all' | 'web' | 'worker';
  dataDirectory: string;
  /** An external PostgreSQL, or undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** Undefined: one is generated and kept in the data directory. */
  sessionSecret: string | undefined;
  /** Undefined: the sandbox plays Google. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  /** Undefined: the sandbox plays Stripe. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
  /** Opens the sandbox's whole Stripe API to who knows it; undefined: nobody from outside. */
  sandboxSecretKey: string | undefined;
  /** Cents a month. */
  planPrices: Readonly<Record<PlanName, number>>;
  /** In the order in which they stand in for one another. */
  engines: readonly [EngineConfig, ...EngineConfig[]];
  /** Further origins that videos may be fetched from although their addresses are private. */
  engineDownloadOrigins: readonly string[];
  /** Rewrites prompts; undefined: the small text model of the engine's family, if there is one. */
  enhanceModel: string | undefined;
  /** Undefined: the built-in word list. */
  moderation:
    | { baseUrl: string; apiKey: string | undefined; model: string | undefined }
    | undefined;
  generationDeadlineSeconds: number;
  /** Undefined: videos are kept in the data directory. */
  s3:
    | {
        bucket: string;
        endpoint: string;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
      }
    | undefined;
  ffmpegPath: string | undefined;
  rateLimitPerMinute: number;
  logLevel: string;
}>;

const number = (min: number, max: number, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

const text = z.string().optional();
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

/** A card in US dollars takes at most 999,999.99, by Stripe's documentation. */
const MOST_CENTS = 99_999_999;
const price = (plan: PlanName) => number(1, MOST_CENTS, planPrices[plan]);

const Environment = z.object({
  PORT: number(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  RUN: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: z.url('must be an address').default('https://accounts.google.com'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe: sk_test_... or sk_live_...')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must be a publishable key of Stripe: pk_test_... or pk_live_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of a webhook endpoint: whsec_...')
    .optional(),
  SANDBOX_SECRET_KEY: z
    .string()
    .regex(/^(?!pk_)\S+$/, 'must have no spaces, and be no publishable key (pk_...)')
    .optional(),
  PLAN_PRICE_STARTER: price('starter'),
  PLAN_PRICE_CREATOR: price('creator'),
  PLAN_PRICE_PRO: price('pro'),
  PLAN_PRICE_STUDIO: price('studio'),
  ALLOW_SANDBOX: z.literal(['0', '1'], 'must be 0 or 1').default('0'),
  ...engineVariables,
  MODERATION_BASE_URL: address.optional(),
  MODERATION_API_KEY: text,
  MODERATION_MODEL: text,
  S3_BUCKET: text,
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  GENERATION_DEADLINE_SECONDS: number(1, 86_400, 900),
  FFMPEG_PATH: text,
  RATE_LIMIT_PER_MINUTE: number(1, 1_000_000, 600),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

/** Parses an environment. An empty variable counts as not set. Throws ConfigError. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const config = {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    run: values.RUN,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    sessionSecret: values.SESSION_SECRET,
    google: googleOf(values),
    stripe: stripeOf(values),
    sandboxSecretKey: values.SANDBOX_SECRET_KEY,
    planPrices: Object.freeze({
      starter: values.PLAN_PRICE_STARTER,
      creator: values.PLAN_PRICE_CREATOR,
      pro: values.PLAN_PRICE_PRO,
      studio: values.PLAN_PRICE_STUDIO,
    }),
    engines: enginesOf(values),
    engineDownloadOrigins: Object.freeze(values.ENGINE_DOWNLOAD_ORIGINS),
    enhanceModel: values.ENHANCE_MODEL,
    moderation: moderationOf(values),
    generationDeadlineSeconds: values.GENERATION_DEADLINE_SECONDS,
    s3: s3Of(values),
    ffmpegPath: values.FFMPEG_PATH,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    logLevel: values.LOG_LEVEL,
  };
  refuseUnsafe(config, values.ALLOW_SANDBOX === '1');
  return Object.freeze(config);
}

function googleOf(values: z.output<typeof Environment>): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) {
    const missing = clientId === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
    throw new ConfigError(
      `${missing} must be set too: real Google sign-in needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET`,
    );
  }
  return { clientId, clientSecret, issuer: values.OIDC_ISSUER };
}

function stripeOf(values: z.output<typeof Environment>): Config['stripe'] {
  const group = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const missing = group.filter((name) => values[name] === undefined);
  if (missing.length === group.length) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(' and ')} must be set too: real payments need all of ${group.join(', ')}`,
    );
  }
  const [secretKey, publishableKey, webhookSecret] = group.map(
    (name) => values[name] as string,
  ) as [string, string, string];
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_')) {
    throw new ConfigError(
      'STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY: both test or both live',
    );
  }
  if (values.SANDBOX_SECRET_KEY !== undefined) {
    throw new ConfigError(
      'SANDBOX_SECRET_KEY must not be set beside the STRIPE_ keys: with them there is no sandbox to open',
    );
  }
  return { secretKey, publishableKey, webhookSecret };
}

function moderationOf(values: z.output<typeof Environment>): Config['moderation'] {
  const { MODERATION_BASE_URL: baseUrl, MODERATION_API_KEY: apiKey } = values;
  const model = values.MODERATION_MODEL;
  if (baseUrl !== undefined) return { baseUrl, apiKey, model };
  if (apiKey === undefined && model === undefined) return undefined;
  const set = apiKey === undefined ? 'MODERATION_MODEL' : 'MODERATION_API_KEY';
  throw new ConfigError(`MODERATION_BASE_URL must be set too: ${set} says nothing without it`);
}

function s3Of(values: z.output<typeof Environment>): Config['s3'] {
  const group = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = group.filter((name) => values[name] === undefined);
  const isNothingSet = missing.length === group.length && values.S3_ENDPOINT === undefined;
  if (isNothingSet) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(' and ')} must be set too: videos in S3 need all of ${group.join(', ')}`,
    );
  }
  const [bucket, accessKeyId, secretAccessKey] = group.map((name) => values[name] as string) as [
    string,
    string,
    string,
  ];
  const region = values.S3_REGION;
  const endpoint = values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

function refuseUnsafe(config: Config, allowSandbox: boolean): void {
  const { publicUrl, run } = config;
  if (publicUrl.pathname !== '/' || publicUrl.search !== '' || publicUrl.hash !== '') {
    throw new ConfigError('PUBLIC_URL must be an origin alone, such as https://shortcake.example');
  }
  if (publicUrl.protocol === 'https:' && config.sessionSecret === undefined) {
    throw new ConfigError(
      'SESSION_SECRET must be set when PUBLIC_URL is https: 32 random characters or more, the same for every process',
    );
  }
  if (config.databaseUrl === undefined && run !== 'all') {
    throw new ConfigError(
      `DATABASE_URL must be set when RUN is ${run}: both halves share one database`,
    );
  }
  if (!isLoopback(publicUrl.hostname) && config.google === undefined && !allowSandbox) {
    throw new ConfigError(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set when PUBLIC_URL is not on this machine, or anyone could sign in as anyone with the sandbox (ALLOW_SANDBOX=1 if that is what you want)',
    );
  }
  if (!isLoopback(publicUrl.hostname) && config.stripe === undefined && !allowSandbox) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set when PUBLIC_URL is not on this machine, or anyone could have credits for make-believe money with the sandbox (ALLOW_SANDBOX=1 if that is what you want)',
    );
  }
}
