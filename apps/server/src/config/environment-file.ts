import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Adds what `.env` at the root of the checkout sets; the environment itself goes before it. */
export function loadEnvironmentFile(): void {
  const path = fileURLToPath(new URL('../../../../.env', import.meta.url));
  if (existsSync(path)) process.loadEnvFile(path);
}
