import { embedCode, embedSize } from '@shortcake/contract/embed-code';
import { videoSizes } from '@shortcake/contract/video';
import { NotFoundError } from '../../platform/errors.ts';
import type { SharedRow } from './queries.ts';
import { addressesOf } from './service.ts';

export type OEmbedQuery = Partial<
  Record<'url' | 'format' | 'maxwidth' | 'maxheight', string | string[]>
>;

/** The token of a shared video's page, or of its player, by its address. Throws NotFoundError. */
export function tokenIn(url: unknown, origin: string): string {
  const parsed = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
  const token = /^\/(?:v|embed)\/([^/]+)$/.exec(parsed?.pathname ?? '')?.[1];
  if (parsed?.origin !== origin || token === undefined) throw new NotFoundError();
  return token;
}

/**
 * What oembed.com has a provider answer for a video: the player, within what the consumer has room for.
 * The picture is left out where there is less room than it takes, as the document wants it.
 */
export function oEmbedOf(
  { token, title, name, aspect_ratio }: SharedRow,
  origin: string,
  { maxwidth, maxheight }: OEmbedQuery,
) {
  const [mostWide, mostHigh] = [pixelsIn(maxwidth), pixelsIn(maxheight)];
  const { url, embedUrl } = addressesOf(origin, token);
  const usual = embedSize(aspect_ratio);
  const scale = Math.min(1, mostWide / usual.width, mostHigh / usual.height);
  const width = Math.max(1, Math.floor(usual.width * scale));
  const height = Math.max(1, Math.floor(usual.height * scale));
  const poster = videoSizes[aspect_ratio];
  const hasRoom = poster.width <= mostWide && poster.height <= mostHigh;
  return {
    ...{ version: '1.0', type: 'video', title, width, height },
    html: embedCode({ embedUrl, title }, { width, height }),
    provider_name: 'Shortcake',
    provider_url: origin,
    ...(name === null ? {} : { author_name: name }),
    ...(hasRoom
      ? {
          thumbnail_url: `${url}/poster.jpg`,
          thumbnail_width: poster.width,
          thumbnail_height: poster.height,
        }
      : {}),
  };
}

/** What is no number of pixels is no limit. */
function pixelsIn(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text)
    ? Number(text)
    : Number.POSITIVE_INFINITY;
}
