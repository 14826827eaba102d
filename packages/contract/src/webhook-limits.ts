/** Endpoints that one person may have. */
export const MOST_WEBHOOKS = 10;

/** Of an endpoint's address, in characters. */
export const MAX_WEBHOOK_URL = 2048;

/** Of what an endpoint answered, in characters: more is not kept. */
export const MAX_ANSWER_KEPT = 1000;
