/**
 * Which models take `generation_config.seed`. It is documented for 1.2
 * (https://docs.cloud.google.com/vertex-ai/docs/generative-ai/video/generate-videos); another model
 * is not sent it, since the API refuses a parameter that it does not know.
 */
const TAKES_SEED = /^gemini-omni-1\.2-/;

/** What differs between the models of the family. */
export const takesSeed = (model: string) => TAKES_SEED.test(model);
