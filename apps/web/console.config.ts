import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist-console');

/**
 * The operator's console, built apart from the web app into a folder that the server opens to operators
 * alone: a chunk of the web app would be a file that any visitor can load, and would name it.
 */
export default defineConfig({
  root,
  base: '/admin/',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    outDir: dist,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: join(root, 'console.html') },
  },
  builder: {
    async buildApp({ build, environments }) {
      await build(environments.client!);
      await rename(join(dist, 'console.html'), join(dist, 'index.html'));
      await compressFiles(dist);
    },
  },
});
