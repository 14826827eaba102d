import type { Category, TemplateId } from './template-ids.ts';
import type { VIDEO_DURATION } from './video.ts';

/** A ready-made video idea: what a person sees of it, and the prompt it starts from. */
export type Template = {
  id: TemplateId;
  title: string;
  description: string;
  category: Category;
  duration: typeof VIDEO_DURATION;
  tags: readonly string[];
  defaultPrompt: string;
};
