import { MOST_CENTS } from '@shortcake/contract/price-book';
import { parse } from 'pg-connection-string';
import { z } from 'zod';
import { engineVariables } from './engines.ts';
import {
  address,
  emails,
  key,
  mailFrom,
  name,
  number,
  optionalNumber,
  origin,
  port,
  proxies,
  smtp,
  webhook,
} from './kinds.ts';
import { limitVariables } from './limits.ts';

const text = z.string().optional();
const database = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
  .superRefine(refuseUnusable)
  .optional();
const sessionSecret = z.string().min(32, 'must have at least 32 characters').optional();
const webhookSecret = z
  .string()
  .regex(/^whsec_/, 'must be the signing secret of a webhook endpoint: whsec_...')
  .optional();

/** Amazon's rule, and its old one: capitals, and up to 255. The client takes no other. */
const BUCKET = /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9.-]{1,253}[A-Za-z0-9]$/;

const price = optionalNumber(1, MOST_CENTS);

/** Every variable by itself: what it may be, and what it is when it is not set. */
export const Environment = z.object({
  PORT: number(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  TRUST_PROXY: proxies.default(['loopback']),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
  MIGRATION_DATABASE_URL: database,
  SESSION_SECRET: sessionSecret,
  SESSION_SECRET_PREVIOUS: sessionSecret,
  ADMIN_EMAILS: emails,
  ADMIN_SIGN_IN_SECONDS: number(1, 7_776_000, 43_200),
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
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: webhookSecret,
  SANDBOX_SECRET_KEY: z
    .string()
    .regex(/^(?!pk_)\S+$/, 'must have no spaces, and be no publishable key (pk_...)')
    .optional(),
  PLAN_PRICE_STARTER: price,
  PLAN_PRICE_CREATOR: price,
  PLAN_PRICE_PRO: price,
  PLAN_PRICE_STUDIO: price,
  ALLOW_SANDBOX: z.literal(['0', '1'], 'must be 0 or 1').default('0'),
  ...engineVariables,
  ...limitVariables,
  MODERATION_BASE_URL: address('http://127.0.0.1:8000/v1').optional(),
  MODERATION_API_KEY: key,
  MODERATION_MODEL: name('omni-moderation-latest').optional(),
  S3_BUCKET: z.string().regex(BUCKET, 'must be the name of a bucket, such as my-videos').optional(),
  S3_ENDPOINT: address('https://s3.us-east-1.amazonaws.com').optional(),
  S3_REGION: name('us-east-1').default('us-east-1'),
  S3_ACCESS_KEY_ID: key,
  S3_SECRET_ACCESS_KEY: key,
  S3_SESSION_TOKEN: key,
  PROVENANCE_CERT: text,
  PROVENANCE_KEY: text,
  MEDIA_DELIVERY: z.enum(['through', 'redirect'], 'must be through or redirect').default('through'),
  MEDIA_ORIGIN: origin('https://media.shortcake.example').optional(),
  STUDIO_LANES: optionalNumber(1, 256),
  GENERATION_DEADLINE_SECONDS: number(1, 86_400, 900),
  QUEUE_DEADLINE_SECONDS: number(1, 2_592_000, 86_400),
  MACHINE_MADE_LABEL: z
    .string()
    .trim()
    .min(1, 'must say something')
    .max(120, 'must have at most 120 characters')
    .default('This video was made by a machine'),
  FFMPEG_PATH: text,
  RATE_LIMIT_PER_MINUTE: number(1, 1_000_000, 600),
  READ_LIMIT_PER_MINUTE: number(1, 1_000_000, 1200),
  PAYMENT_LIMIT_PER_MINUTE: number(1, 1_000_000, 30),
  SMTP_URL: smtp,
  MAIL_FROM: mailFrom,
  ALERT_WEBHOOK_URL: webhook,
  METRICS_PORT: port,
  METRICS_HOST: text,
  LEGAL_DIR: text,
  WORKER_HEALTH_FILE: text,
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

export type Values = z.output<typeof Environment>;

/** Certificates are read with the address that names them: one that is missing is the variable's fault. */
function refuseUnusable(url: string, context: z.core.$RefinementCtx) {
  try {
    parse(url);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `cannot be used (${(error as Error).message})` });
  }
}
