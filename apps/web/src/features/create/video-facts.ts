import type {
  CUSTOM_CATEGORY,
  CUSTOM_TEMPLATE_ID,
  MAX_PROMPT,
  MAX_TITLE,
} from '@shortcake/contract/project';

// The contract's own, letter for letter by their types: its module brings zod along, about 17 kB.
export const customTemplateId: typeof CUSTOM_TEMPLATE_ID = 'custom-prompt';
export const customCategory: typeof CUSTOM_CATEGORY = 'custom';
export const maxPrompt: typeof MAX_PROMPT = 5000;
export const maxTitle: typeof MAX_TITLE = 200;

export const ESTIMATED_TIME = '2-5 minutes';
