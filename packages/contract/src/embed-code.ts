import { type AspectRatio, videoSizes } from './video.ts';

type Size = { width: number; height: number };

/** How large an embedded player is where nobody asks for another size, in pixels. */
export function embedSize(aspectRatio: AspectRatio): Size {
  const { width, height } = videoSizes[aspectRatio];
  return { width: width / 2, height: height / 2 };
}

/** HTML that shows the player of a shared video within another page. */
export function embedCode(
  { embedUrl, title }: { embedUrl: string; title: string },
  { width, height }: Size,
): string {
  const attributes = [
    ['src', embedUrl],
    ['width', width],
    ['height', height],
    ['title', title],
    ['loading', 'lazy'],
    ['allow', 'autoplay; fullscreen'],
    ['style', 'border:0;max-width:100%'],
  ];
  const written = attributes.map(([name, value]) => `${name}="${quoted(String(value))}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
