import { createGoogleSandbox } from '@shortcake/sandbox/google';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { Limits } from '../../platform/limits/limits.ts';
import type { Log } from '../../platform/log.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DB } from '../../schema.ts';
import { createSessions } from '../sessions/session.ts';
import type { Fetch } from './fetch.ts';
import { createIdentityProvider } from './openid.ts';
import type { Profile } from './profile.ts';
import { registerAccountRoutes } from './routes.ts';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';

const CLIENT = { clientId: 'shortcake', clientSecret: 'a client secret' };

/**
 * For tests: the server with sign-in on a database of its own, and the sandbox as its provider.
 * `tamper` sees each of the provider's answers before the server does.
 */
export async function createTestApp(
  options: {
    publicUrl?: string;
    rateLimitPerMinute?: number;
    trustProxy?: string[];
    log?: Log;
    tamper?: (path: string, response: Response, signal?: AbortSignal | null) => Promise<Response>;
    /** Changes what the provider says of the person who signs in. */
    told?: (profile: Profile) => Profile;
    /** Of sessions and of the sandbox. */
    secrets?: Secrets;
    /** That of another one, which closes it. */
    database?: TestDatabase<DB>;
  } = {},
) {
  const { secrets = ['a session secret'] } = options;
  const publicUrl = new URL(options.publicUrl ?? 'http://localhost:3000');
  const issuer = 'http://localhost/sandbox/google';
  const redirectUri = `${publicUrl.origin}/auth/google/callback`;
  const sandbox = createGoogleSandbox({
    ...CLIENT,
    issuer,
    authorizationEndpoint: `${publicUrl.origin}/sandbox/google/authorize`,
    redirectUri,
    secrets,
  });
  const fetch: Fetch = async (url, init) => {
    const response = await sandbox(new Request(url, init));
    return options.tamper ? options.tamper(new URL(url).pathname, response, init.signal) : response;
  };
  const honest = createIdentityProvider({ ...CLIENT, issuer, redirectUri, fetch });
  const { told = (profile) => profile } = options;
  const finish: typeof honest.finish = async (...arrival) => told(await honest.finish(...arrival));
  const database = options.database ?? (await createTestDatabase<DB>());
  const log = options.log ?? pino({ level: 'silent' });
  const app = await createHttpServer({
    publicUrl,
    trustProxy: options.trustProxy ?? ['loopback'],
    log,
  });
  const limits = new Limits();
  const perMinute = options.rateLimitPerMinute ?? 600;
  const sessions = createSessions({
    ...{ db: database.db, sessionSecrets: secrets, publicUrl },
    limitUnknown: limits.define('requests with an unknown session', perMinute),
  });
  await registerAccountRoutes(app, {
    db: database.db,
    publicUrl,
    sessionSecrets: secrets,
    sessions,
    provider: { ...honest, finish },
    limitSignIns: limits.define('sign-ins', perMinute),
    limitReturns: limits.define('returns from sign-in', perMinute),
    beforeCall: (requireAccount) => [requireAccount],
    beforeFile: async () => {},
    subscribedAs: () => ({
      plan: 'free',
      subscriptionStatus: null,
      stripeSubscriptionId: null,
      currentPeriodEnd: null,
    }),
    log,
  });
  return {
    app,
    database,
    sql: database.sql,
    db: database.db,
    /** A browser with an empty cookie jar. */
    browser: (): TestBrowser => createTestBrowser(app, sandbox, publicUrl),
    async close() {
      await app.close();
      if (!options.database) await database.destroy();
    },
  };
}
