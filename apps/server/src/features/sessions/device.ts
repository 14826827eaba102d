import { parse } from 'bowser';

/** A browser may say anything; of what it says this much is kept. */
const MOST_LETTERS = 60;

/**
 * What a session's device is called, by the browser's own words (User-Agent): "Safari on iPhone". Null where
 * they name neither browser nor system. Versions are left out: they say more than anybody reads.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = parse(userAgent);
  const names = [browser.name, platform.model ?? os.name].filter(Boolean);
  return names.join(' on ').slice(0, MOST_LETTERS) || null;
}
