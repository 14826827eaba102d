import type { TemplateId } from '@shortcake/contract/template-ids';

/** A still of the template's preview, 360 x 640. */
export const posterUrl = (id: TemplateId): string => `/previews/${id}.webp`;
