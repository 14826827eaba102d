export const categories = ['fruits', 'veggies', 'slicing', 'baby', 'vlog', 'asmr', 'pets'] as const;
export type Category = (typeof categories)[number];

export const templateIds = [
  'coconut-face-slicing',
  'lemon-face-slicing',
  'strawberry-face-slicing',
  'dragonfruit-face-slicing',
  'banana-face-slicing',
  'apple-face-slicing',
  'orange-face-slicing',
  'pineapple-face-slicing',
  'watermelon-face-slicing',
  'onion-face-slicing',
  'potato-face-slicing',
  'broccoli-face-slicing',
  'pumpkin-face-slicing',
  'cauliflower-face-slicing',
  'tomato-face-slicing',
  'glass-strawberry-slicing',
  'curly-fur-watermelon-slicing',
  'pillow-watermelon-slicing',
  'cloud-slicing',
  'bioluminescent-blueberry-slicing',
  'asian-baby-girl',
  'pinky-baby-girl',
  'baby-boy-halo',
  'newborn-sent-me-back',
  'baby-construction-site',
  'bigfoot-vlog',
  'yeti-cooking-vlog',
  'whisper-girl-asmr',
  'honeycomb-crunch-asmr',
  'cat-opera',
  'pet-podcast',
] as const;
export type TemplateId = (typeof templateIds)[number];

/** What a project of one's own prompt has in place of a template and its category. */
export const CUSTOM_TEMPLATE_ID = 'custom-prompt';
export const CUSTOM_CATEGORY = 'custom';
