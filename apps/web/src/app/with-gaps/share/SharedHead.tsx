import { words } from './shared-words.ts';

const OPEN_GRAPH: readonly [property: string, content: string][] = [
  ['og:type', 'video.other'],
  ['og:url', '__SHARE_URL__'],
  ['og:title', words.title],
  ['og:description', words.description],
  ['og:image', '__SHARE_URL__/poster.jpg'],
  ['og:image:type', 'image/jpeg'],
  ['og:image:width', '__WIDTH__'],
  ['og:image:height', '__HEIGHT__'],
  ['og:image:alt', words.posterOf],
  ['og:video', '__SHARE_URL__/video.mp4'],
  ['og:video:type', 'video/mp4'],
  ['og:video:width', '__WIDTH__'],
  ['og:video:height', '__HEIGHT__'],
];

/**
 * X's player card wants an account there that it is attributed to, which nobody needs to have here: so
 * it is the card with a large picture.
 */
const TWITTER: readonly [name: string, content: string][] = [
  ['twitter:card', 'summary_large_image'],
  ['twitter:title', words.title],
  ['twitter:description', words.description],
  ['twitter:image', '__SHARE_URL__/poster.jpg'],
  ['twitter:image:alt', words.posterOf],
];

/** What search engines, previews of links and those who embed it read of a shared video. */
export function SharedHead() {
  return (
    <>
      <link rel="canonical" href="__SHARE_URL__" />
      <meta name="robots" content="__ROBOTS__" />
      <link
        rel="alternate"
        type="application/json+oembed"
        href="__OEMBED_URL__"
        title={words.title}
      />
      {OPEN_GRAPH.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {TWITTER.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}
