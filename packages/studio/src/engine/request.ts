import type { TemplateId } from '@shortcake/contract/template-ids';
import type { AspectRatio } from '@shortcake/contract/video';

/** What to film. The same request gives the same frames and sound, on any number of threads. */
export type StudioRequest = {
  prompt: string;
  template?: TemplateId;
  aspectRatio: AspectRatio;
  generateAudio: boolean;
  /** An integer from 0 to 2,147,483,647. */
  seed: number;
};
