import type { Page } from '@playwright/test';
import { onCall } from '../calls.ts';
import { answer } from './answers.ts';
import { answerProjects } from './project-list.ts';
import { shelf } from './sample-shelf.ts';
import { type Screen, text } from './screen.ts';

const path = '/dashboard/projects';
const who = 'subscriber';

const share = {
  url: 'https://shortcake.example/v/rtPyaWWwFA9DFHLEcCUTcw',
  embedUrl: 'https://shortcake.example/embed/rtPyaWWwFA9DFHLEcCUTcw',
  ...{ listed: true, name: 'Robin', allowPrompt: false, views: 128 },
};

const given = (shared: boolean) => async (page: Page) => {
  await answerProjects(page, [{ ...shelf.tall, shared }]);
  await onCall(page, '**/media/tall', (route) => route.abort());
  await onCall(page, '**/qr.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1zM5 5h3v3H5z"/></svg>',
    }),
  );
  if (shared) await answer(page, 'getShare', share);
};
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: `More actions for ${shelf.tall.title}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
};

/** Where somebody shares a video of theirs. */
export const sharingScreens: Screen[] = [
  {
    ...{ name: 'share-before', path, who, given: given(false), when: openDialog },
    shows: (page) => page.getByRole('button', { name: 'Make Link and Copy It' }),
    mayComplain: /404/,
  },
  {
    ...{ name: 'share', path, who, given: given(true), when: openDialog },
    shows: text('Opened 128 times'),
  },
  {
    ...{ name: 'share-qr', path, who, given: given(true) },
    when: async (page) => {
      await openDialog(page);
      await page.getByRole('button', { name: 'QR code' }).click();
    },
    shows: (page) => page.getByRole('img', { name: 'QR code of the link' }),
  },
  {
    ...{ name: 'share-end', path, who, given: given(true) },
    when: async (page) => {
      await openDialog(page);
      await page.getByRole('button', { name: 'End This Link' }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
];
