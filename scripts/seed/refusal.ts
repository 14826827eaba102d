import type { Config } from '../../apps/server/src/config/config.ts';
import { isLoopback } from '../../apps/server/src/platform/is-loopback.ts';

/** Why made-up people do not belong into the product of this configuration; undefined where they do. */
export function whyNotHere(config: Config): string | undefined {
  const { publicUrl, databaseUrl, migrationDatabaseUrl, s3 } = config;
  if (config.stripe) return 'STRIPE_SECRET_KEY is set: payments would be real';
  if (config.google) return 'GOOGLE_CLIENT_ID is set: nobody could sign in as one of them';
  if (config.smtp) return 'SMTP_URL is set: mails to them would be sent';
  if (!isLoopback(publicUrl.hostname))
    return `PUBLIC_URL is not on this machine: ${publicUrl.origin}`;
  if (isElsewhere(databaseUrl)) return 'DATABASE_URL is not on this machine';
  if (isElsewhere(migrationDatabaseUrl)) return 'MIGRATION_DATABASE_URL is not on this machine';
  if (s3 && !isLoopback(new URL(s3.endpoint).hostname)) {
    return `S3_BUCKET is not on this machine: ${s3.endpoint}`;
  }
  return undefined;
}

/** A database's address may name its host, or several, in its query as well; a path is a socket's folder. */
function isElsewhere(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { hostname, searchParams } = new URL(address);
  const named = [...searchParams.getAll('host'), ...searchParams.getAll('hostaddr')];
  const hosts = [hostname, ...named.flatMap((one) => one.split(','))].filter((one) => one !== '');
  if (hosts.length === 0) return true;
  return !hosts.every((host) => host.startsWith('/') || isLoopback(host));
}
