import type { Config } from '../config/config.ts';
import { createModerationEndpoint } from '../features/videos/moderation/endpoint.ts';
import type { Moderate } from '../features/videos/moderation/moderator.ts';
import { createWordList } from '../features/videos/moderation/word-list.ts';

/** The configured endpoint, else the built-in list. */
export function createModerate({ moderation }: Config): Moderate {
  return moderation ? createModerationEndpoint({ ...moderation, fetch }) : createWordList();
}
