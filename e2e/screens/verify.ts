import type { Page } from '@playwright/test';
import type { Verification } from '@shortcake/contract/verify';
import { answer, refuse, stall } from './answers.ts';
import { heading, type Screen } from './screen.ts';

const SIGNED: Verification = {
  ...{ manifest: 'valid', trusted: true, madeHere: 'yes', signer: 'Shortcake' },
  ...{ createdAt: '2026-11-21T09:30:00.000Z', engine: 'studio 1' },
  actions: [{ action: 'c2pa.created', digitalSourceType: 'algorithmicMedia' }],
};
const SILENT: Verification = {
  ...{ manifest: 'none', trusted: false, madeHere: 'no', signer: null, createdAt: null },
  ...{ engine: null, actions: [] },
};
const OTHERS: Verification = {
  ...{ ...SIGNED, trusted: false, madeHere: 'no', signer: 'A camera maker of some renown' },
  engine: 'Camera 3',
  actions: [
    { action: 'c2pa.created', digitalSourceType: 'digitalCapture' },
    { action: 'c2pa.cropped', digitalSourceType: null },
    { action: 'c2pa.color_adjustments', digitalSourceType: null },
  ],
};

const choose = async (page: Page) => {
  // The page is drawn before it can take a file.
  await page.waitForLoadState('networkidle');
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'strawberry-that-sings-all-by-itself-final-version-2.mp4', mimeType: 'video/mp4' },
    buffer: Buffer.from('a video'),
  });
};

const found = (name: string, verification: Verification, words: string): Screen => ({
  ...{ name: `verify-${name}`, path: '/verify', who: 'visitor', when: choose },
  given: (page) => answer(page, 'verify', verification),
  shows: heading(words),
});

/** A file from its choice to what is known of it. */
export const verifyScreens: Screen[] = [
  { name: 'verify', path: '/verify', who: 'visitor', shows: heading('Check a Video') },
  {
    ...{ name: 'verify-signed-in', path: '/verify', who: 'subscriber' },
    shows: heading('Check a Video'),
  },
  {
    ...{ name: 'verify-looking', path: '/verify', who: 'visitor', when: choose },
    given: (page) => stall(page, 'verify'),
    shows: (page) => page.getByRole('button', { name: 'Cancel' }),
  },
  found('made', SIGNED, 'This was made here'),
  found('similar', { ...SILENT, madeHere: 'similar' }, 'This looks like a video'),
  found(
    'changed',
    { ...SIGNED, manifest: 'invalid', trusted: false, madeHere: 'similar' },
    'This looks like a video',
  ),
  found(
    'broken',
    { ...SIGNED, manifest: 'invalid', trusted: false, madeHere: 'no' },
    'This was signed, and changed since',
  ),
  found('unknown', SILENT, 'We know nothing of this file'),
  found('others', OTHERS, 'Not made here, as far as we know'),
  {
    ...{ name: 'verify-refused', path: '/verify', who: 'visitor', when: choose },
    given: (page) => refuse(page, 'verify', 415, 'file: is no video and no JPEG'),
    shows: (page) => page.getByRole('alert').filter({ hasText: 'no video' }),
    mayComplain: /415/,
  },
];
