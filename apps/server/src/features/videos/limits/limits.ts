/**
 * What an engine may cost a day (UTC), in millionths of a US dollar; and what a video of one of the models
 * that it may be asked for counts for where there is no price of that (`engine_costs`).
 */
export type Budget = { models: readonly string[]; costMicroUsd: number; dayMicroUsd: number };

/** What asks of engines elsewhere are held to. */
export type AskLimits = {
  /** One person's videos at engines elsewhere, at once. */
  videosAtOnce: number;
  /** One person's asks of one engine that a filter may end within 24 hours. */
  filteredAsks: number;
  /** By the engine's id; one without may cost what it likes. */
  budgets: ReadonlyMap<string, Budget>;
};
