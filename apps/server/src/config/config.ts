import { resolve } from 'node:path';
import type { PlanName } from '@shortcake/contract/plans';
import type { Budget } from '../features/videos/limits/limits.ts';
import { isLoopback } from '../platform/is-loopback.ts';
import type { Secrets } from '../platform/secrets.ts';
import { type EngineConfig, type EngineId, enginesOf } from './engines.ts';
import { ConfigError } from './error.ts';
import {
  type GoogleConfig,
  googleOf,
  type MediaRedirectConfig,
  type ModerationConfig,
  mediaRedirectOf,
  metricsOf,
  moderationOf,
  type ProvenanceConfig,
  provenanceOf,
  type S3Config,
  type SmtpConfig,
  type StripeConfig,
  s3Of,
  sessionSecretsOf,
  smtpOf,
  stripeOf,
} from './groups.ts';
import { budgetsOf } from './limits.ts';
import { withSecretFiles } from './secret-files.ts';
import { Environment } from './variables.ts';

/** The environment, parsed once. Nothing else reads it. */
export type Config = Readonly<{
  host: string;
  port: number;
  publicUrl: URL;
  run: 'all' | 'web' | 'worker';
  dataDirectory: string;
  /** An external PostgreSQL, or undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** The same past its pooler, which lends sessions by the transaction; undefined: there is none. */
  databaseDirectUrl: string | undefined;
  /** The same as the role that owns its tables; undefined: the one role of databaseUrl does. */
  migrationDatabaseUrl: string | undefined;
  /** Undefined: one is generated and kept in the data directory. */
  sessionSecrets: Secrets | undefined;
  /** Who may open the console, in small letters. */
  adminEmails: readonly string[];
  /** An operator may change things for so long after signing in. */
  adminSignInSeconds: number;
  /** Undefined: the sandbox plays Google. */
  google: GoogleConfig | undefined;
  /** Undefined: the sandbox plays Stripe. */
  stripe: StripeConfig | undefined;
  /** Opens the sandbox's whole Stripe API to who knows it; undefined: nobody from outside. */
  sandboxSecretKey: string | undefined;
  /** Cents a month, for the price book's first entry; undefined: the usual price. */
  planPrices: Readonly<Record<PlanName, number | undefined>>;
  /** In the order in which they stand in for one another. */
  engines: readonly [EngineConfig, ...EngineConfig[]];
  /** Videos that the studio makes at once; undefined: as many as the machine can. */
  studioLanes: number | undefined;
  /** Further origins that videos may be fetched from although their addresses are private. */
  engineDownloadOrigins: readonly string[];
  /** Rewrites prompts; undefined: the small text model of the engine's family, if there is one. */
  enhanceModel: string | undefined;
  /** One person's videos at engines elsewhere, at once. */
  maxVideosAtOnce: number;
  /** Asks within 24 hours that one person may have ended by deletion; a filter may end four times as many. */
  freeAbandonsPerDay: number;
  /** US cents for a video, by engines' ids, until an operator says otherwise. */
  engineCostCents: ReadonlyMap<EngineId, number>;
  /** What engines may cost a day, by their ids. */
  engineBudgets: ReadonlyMap<string, Budget>;
  /** Undefined: the built-in word list. */
  moderation: ModerationConfig | undefined;
  generationDeadlineSeconds: number;
  queueDeadlineSeconds: number;
  /** Undefined: videos are kept in the data directory. */
  s3: S3Config | undefined;
  /** Undefined: finished files pass through this process. */
  mediaRedirect: MediaRedirectConfig | undefined;
  /** What shared pages say of each video: that no camera was there. */
  machineMadeLabel: string;
  /** Undefined: an authority of its own, kept in the data directory. */
  provenance: ProvenanceConfig | undefined;
  ffmpegPath: string | undefined;
  /** Addresses and networks whose X-Forwarded-... is believed. */
  trustProxy: readonly string[];
  /** Of one person; sign-ins also of one address. */
  limits: Readonly<{ changesPerMinute: number; readsPerMinute: number; paymentsPerMinute: number }>;
  /** Undefined: the sandbox's mailbox keeps all mails. */
  smtp: SmtpConfig | undefined;
  /** Where alerts are posted, a secret; undefined: nowhere. */
  alertWebhookUrl: string | undefined;
  /** Where Prometheus asks for metrics; undefined: nowhere. */
  metrics: Readonly<{ host: string; port: number }> | undefined;
  /** Kept fresh while a worker is well; undefined: none. */
  workerHealthFile: string | undefined;
  /** Terms, privacy policy and imprint of the operator's own; undefined: those that come with the product. */
  legalDirectory: string | undefined;
  logLevel: string;
}>;

/** Parses an environment. An empty variable counts as not set. Throws ConfigError. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  const parsed = Environment.safeParse(withSecretFiles(Object.fromEntries(set)));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const engines = enginesOf(values);
  const config = {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    run: values.RUN,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    sessionSecrets: sessionSecretsOf(values),
    adminEmails: Object.freeze(values.ADMIN_EMAILS),
    adminSignInSeconds: values.ADMIN_SIGN_IN_SECONDS,
    google: googleOf(values),
    stripe: stripeOf(values),
    sandboxSecretKey: values.SANDBOX_SECRET_KEY,
    planPrices: Object.freeze({
      starter: values.PLAN_PRICE_STARTER,
      creator: values.PLAN_PRICE_CREATOR,
      pro: values.PLAN_PRICE_PRO,
      studio: values.PLAN_PRICE_STUDIO,
    }),
    engines,
    studioLanes: values.STUDIO_LANES,
    engineDownloadOrigins: Object.freeze(values.ENGINE_DOWNLOAD_ORIGINS),
    enhanceModel: values.ENHANCE_MODEL,
    maxVideosAtOnce: values.MAX_VIDEOS_AT_ONCE,
    freeAbandonsPerDay: values.FREE_ABANDONS_PER_DAY,
    engineCostCents: values.ENGINE_COST_CENTS,
    engineBudgets: budgetsOf(values, engines),
    moderation: moderationOf(values),
    generationDeadlineSeconds: values.GENERATION_DEADLINE_SECONDS,
    queueDeadlineSeconds: values.QUEUE_DEADLINE_SECONDS,
    s3: s3Of(values),
    mediaRedirect: mediaRedirectOf(values),
    machineMadeLabel: values.MACHINE_MADE_LABEL,
    provenance: provenanceOf(values),
    ffmpegPath: values.FFMPEG_PATH,
    trustProxy: Object.freeze(values.TRUST_PROXY),
    limits: Object.freeze({
      changesPerMinute: values.RATE_LIMIT_PER_MINUTE,
      readsPerMinute: values.READ_LIMIT_PER_MINUTE,
      paymentsPerMinute: values.PAYMENT_LIMIT_PER_MINUTE,
    }),
    smtp: smtpOf(values),
    alertWebhookUrl: values.ALERT_WEBHOOK_URL,
    metrics: metricsOf(values),
    workerHealthFile: values.WORKER_HEALTH_FILE && resolve(values.WORKER_HEALTH_FILE),
    legalDirectory: values.LEGAL_DIR && resolve(values.LEGAL_DIR),
    logLevel: values.LOG_LEVEL,
  };
  refuseUnsafe(config, values.ALLOW_SANDBOX === '1');
  return Object.freeze(config);
}

function refuseUnsafe(config: Config, allowSandbox: boolean): void {
  const { publicUrl, run } = config;
  if (publicUrl.pathname !== '/' || publicUrl.search !== '' || publicUrl.hash !== '') {
    throw new ConfigError('PUBLIC_URL must be an origin alone, such as https://shortcake.example');
  }
  refuseMixedContent(config);
  if (publicUrl.protocol === 'https:' && config.sessionSecrets === undefined) {
    throw new ConfigError(
      'SESSION_SECRET must be set when PUBLIC_URL is https: 32 random characters or more, the same for every process',
    );
  }
  if (isOnThisMachine(config.alertWebhookUrl) && !isLoopback(publicUrl.hostname)) {
    throw new ConfigError(
      'ALERT_WEBHOOK_URL must not be on this machine when PUBLIC_URL is elsewhere: no private address is posted to',
    );
  }
  if (config.databaseUrl === undefined && run !== 'all') {
    throw new ConfigError(
      `DATABASE_URL must be set when RUN is ${run}: both halves share one database`,
    );
  }
  if (config.migrationDatabaseUrl !== undefined && config.databaseUrl === undefined) {
    throw new ConfigError(
      'DATABASE_URL must be set too: MIGRATION_DATABASE_URL is the same database, as the owner of its tables',
    );
  }
  if (config.databaseDirectUrl !== undefined && config.databaseUrl === undefined) {
    throw new ConfigError(
      'DATABASE_URL must be set too: DATABASE_DIRECT_URL is the same database, past the pooler',
    );
  }
  const openBy = wayIn(config);
  if (openBy === undefined || allowSandbox) return;
  if (config.google === undefined) {
    throw new ConfigError(
      `GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set when ${openBy}, or anyone could sign in as anyone with the sandbox (ALLOW_SANDBOX=1 if that is what you want)`,
    );
  }
  if (config.stripe === undefined) {
    throw new ConfigError(
      `STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set when ${openBy}, or anyone could have credits for make-believe money with the sandbox (ALLOW_SANDBOX=1 if that is what you want)`,
    );
  }
  if (config.smtp === undefined) {
    throw new ConfigError(
      `SMTP_URL and MAIL_FROM must be set when ${openBy}, or anyone could read everybody's mails in the sandbox's mailbox (ALLOW_SANDBOX=1 if that is what you want)`,
    );
  }
}

/**
 * What may be meant so, and lets others in where it is not: to be said at each start. ALLOW_SANDBOX is leave
 * for anyone to sign in as anyone, and so as an operator, too.
 */
export function accessWarnings(config: Config): string[] {
  const openBy = wayIn(config);
  if (openBy === undefined || config.google || config.adminEmails.length === 0) return [];
  return [
    `the sandbox plays Google and ${openBy}: anyone can sign in as the operator. Leave ADMIN_EMAILS out, or set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET`,
  ];
}

const isOnThisMachine = (url: string | undefined) =>
  url !== undefined && isLoopback(new URL(url).hostname);

/** A page that came by https loads nothing by http. */
function refuseMixedContent({ publicUrl, mediaRedirect }: Config): void {
  if (publicUrl.protocol !== 'https:' || mediaRedirect === undefined) return;
  const { s3, origin } = mediaRedirect;
  const [name, from] = origin ? ['MEDIA_ORIGIN', origin] : ['S3_ENDPOINT', s3.endpoint];
  if (from.startsWith('https:')) return;
  throw new ConfigError(
    `${name} must be https when PUBLIC_URL is and MEDIA_DELIVERY is redirect, or no browser shows a video`,
  );
}

/** What lets people on other machines in. */
function wayIn({ publicUrl, host }: Config): string | undefined {
  if (!isLoopback(publicUrl.hostname)) return 'PUBLIC_URL is not on this machine';
  if (!isLoopback(host)) return `HOST is ${host} and lets other machines in`;
  return undefined;
}
