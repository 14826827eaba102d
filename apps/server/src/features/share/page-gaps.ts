import { embedCode, embedSize } from '@shortcake/contract/embed-code';
import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { videoSizes } from '@shortcake/contract/video';
import type { Gaps } from '../../platform/http/pages-with-gaps.ts';
import type { SharedRow } from './queries.ts';
import { addressesOf, mayBegin } from './service.ts';

type Product = {
  origin: string;
  /** How the operator words it that no camera was there. */
  machineMadeLabel: string;
};

/** What fills the gaps of a shared video's page and of its player. */
export function gapsOf(row: SharedRow, { origin, machineMadeLabel }: Product): Gaps {
  const { token, title, name, aspect_ratio, listed } = row;
  const { url, embedUrl } = addressesOf(origin, token);
  const { width, height } = videoSizes[aspect_ratio];
  return {
    __TITLE__: title,
    __NAME__: name ?? '',
    __LABEL__: machineMadeLabel,
    __ROBOTS__: listed ? 'all' : 'noindex',
    __SHARE_URL__: url,
    __SHARE_PATH__: `/v/${token}`,
    __EMBED_URL__: embedUrl,
    __EMBED_CODE__: embedCode({ embedUrl, title }, embedSize(aspect_ratio)),
    __OEMBED_URL__: `${origin}/oembed?url=${encodeURIComponent(url)}`,
    __LIKE_PATH__: likePathOf(row),
    __WIDTH__: String(width),
    __HEIGHT__: String(height),
    __SHAPE__: aspect_ratio === '9:16' ? 'tall' : 'broad',
  };
}

/** The create page that begins with what a video was made from, as far as others may have it. */
function likePathOf(row: SharedRow): string {
  const isCustom = row.template_id === CUSTOM_TEMPLATE_ID;
  const page = isCustom ? '/dashboard/prompt-yourself' : `/create-video/${row.template_id}`;
  return mayBegin(row) ? `${page}?like=${row.token}` : page;
}
