import { resolve } from 'node:path';
import type { Secrets } from '../platform/secrets.ts';
import { ConfigError } from './error.ts';
import type { Values } from './variables.ts';

// Variables that are of use together alone: all of a group are set, or none. Each throws ConfigError
// for one that is half set.

export type GoogleConfig = { clientId: string; clientSecret: string; issuer: string };

export type StripeConfig = { secretKey: string; publishableKey: string; webhookSecrets: Secrets };

export type ModerationConfig = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string | undefined;
};

export type S3Config = {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary keys. */
  sessionToken: string | undefined;
};

export function sessionSecretsOf(values: Values): Secrets | undefined {
  return secretsOf('SESSION_SECRET', values);
}

function secretsOf(
  name: 'SESSION_SECRET' | 'STRIPE_WEBHOOK_SECRET',
  values: Values,
): Secrets | undefined {
  const [current, previous] = [values[name], values[`${name}_PREVIOUS`]];
  if (current !== undefined) return previous === undefined ? [current] : [current, previous];
  if (previous === undefined) return undefined;
  throw new ConfigError(`${name} must be set too: ${name}_PREVIOUS is what it was before`);
}

export function googleOf(values: Values): GoogleConfig | undefined {
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

export function stripeOf(values: Values): StripeConfig | undefined {
  const group = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const webhookSecrets = secretsOf('STRIPE_WEBHOOK_SECRET', values);
  const missing = group.filter((name) => values[name] === undefined);
  if (missing.length === group.length) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(' and ')} must be set too: real payments need all of ${group.join(', ')}`,
    );
  }
  const [secretKey, publishableKey] = group.map((name) => values[name] as string) as [
    string,
    string,
  ];
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
  return { secretKey, publishableKey, webhookSecrets: webhookSecrets as Secrets };
}

export type SmtpConfig = { url: string; from: { name: string; address: string } };

export function smtpOf(values: Values): SmtpConfig | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = values;
  if (url === undefined && from === undefined) return undefined;
  if (url !== undefined && from !== undefined) return { url, from };
  const [missing, set] = url === undefined ? ['SMTP_URL', 'MAIL_FROM'] : ['MAIL_FROM', 'SMTP_URL'];
  throw new ConfigError(`${missing} must be set too: ${set} says nothing without it`);
}

export function moderationOf(values: Values): ModerationConfig | undefined {
  const { MODERATION_BASE_URL: baseUrl, MODERATION_API_KEY: apiKey } = values;
  const model = values.MODERATION_MODEL;
  if (baseUrl !== undefined) return { baseUrl, apiKey, model };
  if (apiKey === undefined && model === undefined) return undefined;
  const set = apiKey === undefined ? 'MODERATION_MODEL' : 'MODERATION_API_KEY';
  throw new ConfigError(`MODERATION_BASE_URL must be set too: ${set} says nothing without it`);
}

export function s3Of(values: Values): S3Config | undefined {
  const group = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = group.filter((name) => values[name] === undefined);
  const isNothingSet =
    missing.length === group.length && !values.S3_ENDPOINT && !values.S3_SESSION_TOKEN;
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
  const sessionToken = values.S3_SESSION_TOKEN;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey, sessionToken };
}

/** Visitors must not find on the public address what is for operators alone. */
export function metricsOf(values: Values): { host: string; port: number } | undefined {
  const { METRICS_HOST: host = '127.0.0.1', METRICS_PORT: port } = values;
  if (port === undefined) {
    if (values.METRICS_HOST === undefined) return undefined;
    throw new ConfigError('METRICS_PORT must be set too: METRICS_HOST says nothing without it');
  }
  // A worker has no visitors, and listens on no PORT.
  if (port === values.PORT && values.RUN !== 'worker') {
    throw new ConfigError('METRICS_PORT must be another than PORT: visitors come by that one');
  }
  return Object.freeze({ host, port });
}

/** Browsers get finished files from the bucket, or from what stands before it. */
export type MediaRedirectConfig = {
  s3: S3Config;
  /** Of a CDN that passes paths and queries on to the bucket; undefined: none. */
  origin: string | undefined;
};

export function mediaRedirectOf(values: Values): MediaRedirectConfig | undefined {
  const { MEDIA_DELIVERY: delivery, MEDIA_ORIGIN: origin } = values;
  if (delivery === 'through') {
    if (origin === undefined) return undefined;
    throw new ConfigError(
      'MEDIA_DELIVERY must be redirect too: MEDIA_ORIGIN says nothing without it',
    );
  }
  const s3 = s3Of(values);
  if (s3 !== undefined) return { s3, origin };
  throw new ConfigError(
    'S3_BUCKET must be set when MEDIA_DELIVERY is redirect: browsers are sent on to the bucket',
  );
}

/** PEM files: who signs finished videos, with the chain up to an authority, and the key of that. */
export type ProvenanceConfig = { certificates: string; key: string };

export function provenanceOf(values: Values): ProvenanceConfig | undefined {
  const { PROVENANCE_CERT: certificates, PROVENANCE_KEY: key } = values;
  if (certificates !== undefined && key !== undefined) {
    return { certificates: resolve(certificates), key: resolve(key) };
  }
  if (certificates === undefined && key === undefined) return undefined;
  const [missing, set] =
    key === undefined
      ? ['PROVENANCE_KEY', 'PROVENANCE_CERT']
      : ['PROVENANCE_CERT', 'PROVENANCE_KEY'];
  throw new ConfigError(`${missing} must be set too: ${set} signs nothing without it`);
}
