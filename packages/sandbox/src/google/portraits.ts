import { readFile } from 'node:fs/promises';

const FOLDER = new URL('./portraits/', import.meta.url);

/** The demo people's pictures: WebP, 96 x 96, as large as Google's. */
const PORTRAITS = ['strawberry', 'lemon', 'watermelon'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** Where a portrait is, under the issuer. */
export const portraitPath = (portrait: Portrait) => `/portraits/${portrait}.webp`;

const headers = { 'content-type': 'image/webp' };

/** The routes that serve the portraits. */
export const portraitRoutes = Object.fromEntries(
  PORTRAITS.map((portrait) => {
    const file = new URL(`${portrait}.webp`, FOLDER);
    return [
      portraitPath(portrait),
      { GET: async () => new Response(await readFile(file), { headers }) },
    ];
  }),
);
