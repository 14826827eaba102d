import { ShortcakeError } from './error.ts';

export type ShortcakeOptions = {
  /** A key made in Settings; by default that in `SHORTCAKE_API_KEY`. */
  apiKey?: string;
  /** Where Shortcake is; by default what `SHORTCAKE_URL` says, else http://localhost:3000. */
  baseUrl?: string;
  /** Asks in the place of the `fetch` that is built in. */
  fetch?: typeof globalThis.fetch;
};

/** What the client asks with. */
export type Settings = {
  /** Null: none was given, which only a call minds. */
  apiKey: string | null;
  origin: string;
  fetch: typeof globalThis.fetch;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws ShortcakeError `WRONG_SETTING`, which never repeats the key. */
export function settingsFrom(options: ShortcakeOptions, environment: Environment): Settings {
  return {
    apiKey: keyFrom(options.apiKey ?? environment.SHORTCAKE_API_KEY ?? ''),
    origin: originFrom(options.baseUrl || environment.SHORTCAKE_URL || 'http://localhost:3000'),
    fetch: options.fetch ?? ((...asked) => globalThis.fetch(...asked)),
  };
}

/** A line break at the end of a key comes from files. Within it, `fetch` would refuse the key and print it. */
function keyFrom(given: string): string | null {
  const key = given.trim();
  if (key !== '' && !/^[\x21-\x7e]+$/.test(key)) {
    throw new ShortcakeError(
      'WRONG_SETTING',
      'The API key holds characters that no key has. Copy it again.',
    );
  }
  return key || null;
}

function originFrom(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new ShortcakeError(
      'WRONG_SETTING',
      'The address of Shortcake (baseUrl, or SHORTCAKE_URL) must be such as https://example.com.',
    );
  }
  return url.origin;
}
