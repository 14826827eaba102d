import type { Category, TemplateId } from '@shortcake/contract/template-ids';

/** Written out, because the catalogue with its prompts is larger than this whole page. */
export const samples: readonly {
  id: TemplateId;
  category: Category;
  title: string;
  tilt: string;
}[] = [
  {
    id: 'strawberry-face-slicing',
    category: 'fruits',
    title: 'Strawberry Face Slicing',
    tilt: 'md:-rotate-4 md:translate-y-6',
  },
  { id: 'cat-opera', category: 'pets', title: 'Cat Opera', tilt: 'md:-rotate-1' },
  { id: 'cloud-slicing', category: 'slicing', title: 'Cloud Slicing', tilt: 'md:rotate-1' },
  {
    id: 'bigfoot-vlog',
    category: 'vlog',
    title: 'Bigfoot Vlog',
    tilt: 'md:rotate-4 md:translate-y-6',
  },
];
