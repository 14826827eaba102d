import type { GoogleAuth } from 'google-auth-library';
import { EngineError, engineDown, type Fault, keyRefused } from '../faults.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const VARIABLE = 'GOOGLE_APPLICATION_CREDENTIALS';
const TIMEOUT_MS = 15_000;

/** Gives an access token for Google Cloud, as long as it is good for. Throws EngineError. */
export type AccessToken = () => Promise<string>;

/**
 * Tokens by application default credentials: a key file, a signed-in `gcloud`, or the machine's own
 * account. A token is kept until shortly before it runs out, and is asked for once at a time.
 */
export function createGoogleCredentials(projectId: string): AccessToken {
  let auth: Promise<GoogleAuth> | undefined;
  let pending: Promise<string> | undefined;
  return () => {
    auth ??= openAuth(projectId);
    pending ??= auth.then(tokenOf).finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

/** Loads the library, which nobody needs but with this engine. */
async function openAuth(projectId: string): Promise<GoogleAuth> {
  const { GoogleAuth } = await import('google-auth-library');
  // Without a project's name the library looks for one first, by starting `gcloud` for instance.
  return new GoogleAuth({ scopes: SCOPE, projectId });
}

async function tokenOf(auth: GoogleAuth): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS, Object.assign(new Error(), { code: 'ETIMEDOUT' }));
  });
  try {
    const token = await Promise.race([auth.getAccessToken(), late]);
    if (!token) throw new Error('no token');
    return token;
  } catch (error) {
    throw new EngineError(faultOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** Of the library's error its code alone: its message may quote the key file. */
function faultOf(error: unknown): Fault {
  const { code, status } = error as { code?: unknown; status?: unknown };
  const what = [status, code].find((one) => /^[\w-]{2,40}$/.test(String(one ?? '')));
  const detail = `no access token${what === undefined ? '' : ` (${what})`}: see ${VARIABLE}`;
  const passes =
    Number(status) === 429 ||
    Number(status) >= 500 ||
    /^(?:ECONN|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOST|ENET)/.test(String(code));
  return passes ? engineDown(detail) : { ...keyRefused(VARIABLE, 401), detail };
}
