import type { TemplateId } from '@shortcake/contract/template-ids';
import { previewVersions } from './preview-versions.ts';

// Each address carries a hash of the files, so that browsers may keep them for ever.
const urlOf = (id: TemplateId, ending: string) =>
  `/previews/${id}.${ending}?v=${previewVersions[id]}`;

/** A still of the template's preview, 360 x 640. */
export const posterUrl = (id: TemplateId, format: 'avif' | 'webp'): string => urlOf(id, format);

/** The preview itself: 360 x 640, 8 s, with sound. */
export const clipUrl = (id: TemplateId, codec: 'av1' | 'h264'): string =>
  urlOf(id, codec === 'av1' ? 'av1.mp4' : 'mp4');
