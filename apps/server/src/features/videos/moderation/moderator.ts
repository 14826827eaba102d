/**
 * Looks at a prompt before anything is taken for it. Gives why it is refused, in words that complete
 * "This prompt cannot be made into a video: ..." ("it asks for violence"), or null when it is fine.
 * Throws ModerationAwayError when nobody could tell; an abort by `signal` goes through as it is.
 */
export type Moderate = (prompt: string, signal?: AbortSignal) => Promise<string | null>;
