import { templates } from '@shortcake/contract/templates';
import { aspectRatios } from '@shortcake/contract/video';
import { defineConfig, type Plugin } from 'vite';
import { SAMPLE_RATE } from '../src/engine/settings.ts';
import { type Easel, type Sitting, setUpEasel } from './easel.ts';

// `npm run playground`: any scene at any second, with sliders, at http://localhost:5180.

function sittingOf(query: URLSearchParams): Sitting {
  const template = templates.find(({ id }) => id === query.get('template'))?.id;
  return {
    request: {
      prompt: query.get('prompt') ?? '',
      ...(template && { template }),
      aspectRatio: aspectRatios.find((ratio) => ratio === query.get('aspect')) ?? '9:16',
      seed: Number(query.get('seed')),
      generateAudio: true,
    },
    casting: query.get('draft') === 'true' ? 'draft' : 'shipped',
  };
}

/** The sound as a WAV file of 32-bit floats. */
function waveFile(samples: Uint8Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(3, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE * 8, 28);
  head.writeUInt16LE(8, 32);
  head.writeUInt16LE(32, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

async function answer(easel: Easel, url: URL): Promise<{ type: string; body: Uint8Array }> {
  const sitting = sittingOf(url.searchParams);
  if (url.pathname === '/sound')
    return { type: 'audio/wav', body: waveFile(await easel.show(sitting, 'sound')) };
  const seconds = Number(url.searchParams.get('seconds'));
  return { type: 'image/webp', body: await easel.show(sitting, seconds) };
}

const studio: Plugin = {
  name: 'studio',
  configureServer(server) {
    const easel = setUpEasel();
    server.middlewares.use(async (request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname === '/templates') return void response.end(JSON.stringify(templates));
      if (url.pathname !== '/frame' && url.pathname !== '/sound') return next();
      try {
        const { type, body } = await answer(easel, url);
        response.setHeader('content-type', type).end(body);
      } catch (cause) {
        response.statusCode = 500;
        response.end(cause instanceof Error ? cause.message : String(cause));
      }
    });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [studio],
  server: { port: 5180, strictPort: true },
});
