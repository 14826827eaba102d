import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { completedProject, metaIn, tokenOf } from './test-shared.ts';

const web = await createTestWeb();
afterAll(web.close);

const { origin } = web.config.publicUrl;
const owner = await web.person();
const token = await tokenOf(owner, await completedProject(web, owner, { title: 'A "cake"' }));
const url = `${origin}/v/${token}`;
const page = (await web.app.inject(`/v/${token}`)).body;
const title = 'A &quot;cake&quot;';

/** What ogp.me has of every object, and of pictures and videos: `required`, or what it recommends. */
test('Open Graph: what every object must have, and what a video and a picture may say of themselves', () => {
  const required = { 'og:title': title, 'og:type': 'video.other', 'og:url': url };
  const media = {
    'og:image': `${url}/poster.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:width': '720',
    'og:image:height': '1280',
    'og:image:alt': expect.stringContaining(title),
    'og:video': `${url}/video.mp4`,
    'og:video:type': 'video/mp4',
    'og:video:width': '720',
    'og:video:height': '1280',
    'og:description': expect.stringContaining('This video was made by a machine'),
    'og:site_name': 'Shortcake',
  };
  for (const [property, content] of Object.entries({ ...required, ...media })) {
    expect(metaIn(page, property), property).toEqual(content);
    // Twice said is an array there, of which the first counts.
    expect(page.split(`property="${property}"`), property).toHaveLength(2);
  }
});

/** What X's reference asks of a summary card with a large image. */
test('Twitter: what the card with a large picture must have', () => {
  expect(metaIn(page, 'twitter:card')).toBe('summary_large_image');
  expect(metaIn(page, 'twitter:title')).toBe(title);
  expect(metaIn(page, 'twitter:image')).toBe(`${url}/poster.jpg`);
  expect(page.split('name="twitter:card"')).toHaveLength(2);
});

test('the page names where it is, and where oEmbed tells of it', () => {
  expect(page).toContain(`<link rel="canonical" href="${url}"/>`);
  const discovery = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/;
  expect(discovery.exec(page)?.[1]).toBe(`${origin}/oembed?url=${encodeURIComponent(url)}`);
});

const oembed = async (query: Record<string, string>) => {
  const answer = await web.app.inject(`/oembed?${new URLSearchParams(query)}`);
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() };
};

test('oEmbed: what the document requires of a video, and a picture with its size', async () => {
  const { status, type, body } = await oembed({ url });
  expect(status).toBe(200);
  expect(type).toMatch(/^application\/json/);
  expect(body).toEqual({
    ...{ version: '1.0', type: 'video', title: 'A "cake"', width: 360, height: 640 },
    html: expect.stringMatching(
      new RegExp(
        `^<iframe src="${origin}/embed/${token}" width="360" height="640" title="${title}"`,
      ),
    ),
    ...{ provider_name: 'Shortcake', provider_url: origin },
    thumbnail_url: `${url}/poster.jpg`,
    ...{ thumbnail_width: 720, thumbnail_height: 1280 },
  });
  expect((await oembed({ url: `${origin}/embed/${token}` })).body).toEqual(body);
});

test.each([
  [{ maxwidth: '200' }, { width: 200, height: 355 }, false],
  [{ maxheight: '200' }, { width: 112, height: 200 }, false],
  [{ maxwidth: '100', maxheight: '900' }, { width: 100, height: 177 }, false],
  [{ maxwidth: '1', maxheight: '1' }, { width: 1, height: 1 }, false],
  [{ maxwidth: '-4', maxheight: 'much' }, { width: 360, height: 640 }, true],
])(
  'oEmbed: within %j the player is %j, with a picture only where there is room for it',
  async (room, size, hasPicture) => {
    const { body } = await oembed({ url, ...(room as Record<string, string>) });
    expect(body).toMatchObject(size);
    expect(body.html).toContain(`width="${size.width}" height="${size.height}"`);
    expect('thumbnail_url' in body).toBe(hasPicture);
  },
);

test.each([
  ['without an address', {}, 404],
  ['of no address', { url: 'x' }, 404],
  ['of another site', { url: `https://other.example/v/${token}` }, 404],
  ['of another page', { url: `${origin}/pricing` }, 404],
  ['of a link that leads nowhere', { url: `${origin}/v/${'A'.repeat(22)}` }, 404],
  ['as XML', { url, format: 'xml' }, 501],
])('oEmbed %s', async (_what, query, status) => {
  expect((await oembed(query as Record<string, string>)).status).toBe(status);
});
