import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { compressFiles } from './build/compress.ts';
import { pricesInDevelopment } from './build/development.ts';
import { slimRouter } from './build/slim-router.ts';
import { writePages } from './build/write-pages.ts';

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const proxied = [
  '/api',
  '/auth',
  '/media',
  '/sandbox',
  '/unsubscribe',
  '/developers',
  '/previews',
  '/admin',
  '^/(v|embed|oembed)\\b',
];
const root = import.meta.dirname;
const dist = join(root, 'dist');
/** The code that draws pages in Node: gone when they are drawn. */
const drawing = join(root, 'node_modules/.drawing');

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), slimRouter(), pricesInDevelopment()],
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])),
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // The page is served under a policy without inline scripts and without data: fonts or scripts.
    assetsInlineLimit: 0,
    // The pages name what they need; what the helper would save a later page costs 1 kB on each.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        outDir: dist,
        manifest: true,
        rolldownOptions: {
          input: [
            join(root, 'index.html'),
            join(root, 'src/app/with-gaps/developers/developers-script.ts'),
            join(root, 'src/app/with-gaps/share/share-script.ts'),
          ],
          output: { codeSplitting: { groups: chunkGroups(join(root, 'src/main.tsx')) } },
        },
      },
    },
    ssr: {
      build: { outDir: drawing, rolldownOptions: { input: join(root, 'src/prerender.tsx') } },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      await build(environments.client!);
      await build(environments.ssr!);
      await writePages(dist, await import(pathToFileURL(join(drawing, 'prerender.js')).href));
      await rm(drawing, { recursive: true });
      await compressFiles(dist);
    },
  },
});
