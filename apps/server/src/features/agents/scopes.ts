import type { KeyScope } from '@shortcake/contract/api-key';
import type { FoundKey } from '../keys/access.ts';
import { ScopeMissingError } from '../keys/errors.ts';

/** Throws ScopeMissingError for a key that may not do what takes these scopes. */
export function requireScopes(key: FoundKey, scopes: readonly KeyScope[]): void {
  const missing = scopes.find((scope) => !key.scopes.includes(scope));
  if (missing) throw new ScopeMissingError(missing);
}
