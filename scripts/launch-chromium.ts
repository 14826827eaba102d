import { type Browser, chromium } from '@playwright/test';
import { BROWSER } from './setup/needs.mjs';
import { findChromium, thisMachine } from './setup/programs.mjs';

/** Starts the machine's Chromium. Throws where there is none, with how to get it. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`No Chromium: ${BROWSER.how(thisMachine)}`);
  const quiet = ['--no-sandbox', '--disable-background-networking'];
  return chromium.launch({ executablePath, args: [...quiet, ...args] });
}
