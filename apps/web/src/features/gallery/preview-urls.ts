import type { TemplateId } from '@shortcake/contract/template-ids';
import { previewVersions } from './preview-versions.ts';

// Each address carries the beginning of the file's hash, so that browsers may keep it for ever.

/** A still of the template's preview, 360 x 640. */
export const posterUrl = (id: TemplateId): string =>
  `/previews/${id}.webp?v=${previewVersions[id][0]}`;

/** The preview itself: 360 x 640, 8 s, with sound. */
export const clipUrl = (id: TemplateId): string =>
  `/previews/${id}.mp4?v=${previewVersions[id][1]}`;
