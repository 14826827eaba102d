import { readFile, writeFile } from 'node:fs/promises';
import { icoOf } from './ico.ts';
import { launchChromium } from './launch-chromium.ts';

// `npm run brand`: draws the icons and the social card from the name mark and a few posters, in a
// browser, and writes them to the repository.

const PUBLIC = 'apps/web/public';
const CREAM = '#fff8ee';
const WASH = '#fde4e2';
const INK = '#33141b';

const mark = await readFile(`${PUBLIC}/favicon.svg`, 'utf8');
const dataUrl = async (type: string, file: string) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;

const browser = await launchChromium();
const page = await browser.newPage();

/** A picture of some HTML, `width` x `height` pixels, on nothing or on a ground of its own. */
async function draw(html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

/** The mark on a ground, `share` of the icon's width. */
const icon = (size: number, share: number, ground: string) =>
  draw(
    `<div style="width:${size}px;height:${size}px;background:${ground};display:grid;place-items:center">
      <div style="width:${size * share}px">${mark}</div></div>`,
    size,
    size,
  );

const write = (name: string, data: Buffer) => writeFile(`${PUBLIC}/${name}`, data);
await write('apple-touch-icon.png', await icon(180, 0.72, WASH));
await write('icon-192.png', await icon(192, 0.96, 'none'));
await write('icon-512.png', await icon(512, 0.96, 'none'));
// Android cuts a maskable icon down to a circle of 80 % of its width.
await write('icon-maskable-512.png', await icon(512, 0.6, WASH));
const sizes = [16, 32, 48];
const small: Buffer[] = [];
for (const size of sizes) small.push(await icon(size, 1, 'none'));
await write('favicon.ico', icoOf(sizes.map((size, index) => ({ size, png: small[index]! }))));
await write('social-card.png', await socialCard());
await browser.close();

async function socialCard(): Promise<Buffer> {
  const display = '@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2';
  const font = await dataUrl('font/woff2', `node_modules/${display}`);
  const stars = ['lemon-face-slicing', 'cat-opera', 'strawberry-face-slicing'];
  const posters = await Promise.all(
    stars.map((id) => dataUrl('image/webp', `${PUBLIC}/previews/${id}.webp`)),
  );
  const drip = await dataUrl('image/svg+xml', 'apps/web/src/ui/drip.svg');
  const cards = posters.map(
    (url, index) =>
      `<img src="${url}" style="position:absolute;width:232px;border:8px solid white;border-radius:28px;
        top:${[128, 64, 128][index]}px;left:${[548, 732, 916][index]}px;rotate:${[-7, 0, 7][index]}deg;
        z-index:${index === 1 ? 1 : 0};box-shadow:0 20px 50px rgb(60 20 20 / 0.3)">`,
  );
  return draw(
    `<style>@font-face { font-family: Bagel; src: url(${font}) }</style>
    <div style="position:relative;width:1200px;height:630px;overflow:hidden;background:${WASH};
      font-family:Bagel;color:${INK}">
      <div style="position:absolute;inset:auto 0 0;height:130px;background:${CREAM}">
        <div style="height:48px;background:${WASH};mask:url('${drip}') 0 0 / 300px 48px"></div></div>
      <div style="position:absolute;left:72px;top:72px;display:flex;align-items:center;gap:16px;font-size:52px">
        <span style="width:64px">${mark}</span>Shortcake</div>
      <div style="position:absolute;left:72px;top:188px;width:460px;font-size:76px;line-height:1">
        Generate Viral AI Videos in Minutes</div>
      ${cards.join('')}
    </div>`,
    1200,
    630,
  );
}
