import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadArchive, downloadVideo } from './download.ts';

const video = { title: 'A Cupcake!', videoUrl: '/media/id/video.mp4' };
const saved: { href: string; download: string }[] = [];
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: () => ({
      ...{ href: '', download: '' },
      click() {
        saved.push({ href: this.href, download: this.download });
      },
    }),
  });
  vi.stubGlobal('fetch', asked);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  saved.splice(0);
});

it('saves a whole video under its title', async () => {
  asked.mockResolvedValue(new Response('a video'));
  await downloadVideo(video);
  expect(saved).toEqual([{ href: expect.stringMatching(/^blob:/), download: 'a-cupcake.mp4' }]);
  expect(asked).toHaveBeenLastCalledWith('/media/id/video.mp4?download', {
    ...{ redirect: 'manual', cache: 'no-cache' },
  });
});

it('has the browser save what comes from elsewhere, under the name that comes with it', async () => {
  const elsewhere = { type: 'opaqueredirect', ok: false, status: 0 } as Response;
  asked.mockResolvedValue(elsewhere);
  await downloadVideo(video);
  expect(saved).toEqual([{ href: '/media/id/video.mp4?download', download: '' }]);
});

it('saves nothing that is not there', async () => {
  asked.mockResolvedValue(new Response('{}', { status: 404 }));
  await expect(downloadVideo(video)).rejects.toThrow('404');
  expect(saved).toEqual([]);
});

it('saves nothing that breaks off on its way', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(10));
      controller.error(new TypeError('network error'));
    },
  });
  asked.mockResolvedValue(new Response(half));
  await expect(downloadVideo(video)).rejects.toThrow('network error');
  expect(saved).toEqual([]);
});

it('has the browser save a file of several once it is known to be there', async () => {
  asked.mockResolvedValue(new Response());
  await downloadArchive('/media/series/id.zip');
  expect(asked).toHaveBeenLastCalledWith('/media/series/id.zip', {
    ...{ method: 'HEAD', cache: 'no-cache' },
  });
  expect(saved).toEqual([{ href: '/media/series/id.zip', download: '' }]);
});

it('saves no answer in the place of such a file', async () => {
  asked.mockResolvedValue(new Response(null, { status: 429 }));
  await expect(downloadArchive('/media/series/id.zip')).rejects.toThrow('429');
  expect(saved).toEqual([]);
});
