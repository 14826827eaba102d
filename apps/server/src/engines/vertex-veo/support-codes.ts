/** What Google's support codes stand for: what was filtered, and why in words for people. */
export type SupportCode = { codes: readonly string[]; what?: 'prompt' | 'picture'; words: string };

/**
 * https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/video/responsible-ai-and-usage-guidelines
 * has the codes; which of them belong to a prompt is told by the same table for pictures,
 * https://docs.cloud.google.com/vertex-ai/generative-ai/docs/multimodal/gemini-image-responsible-ai.
 * A code that is not in the latter has no `what`.
 */
export const supportCodes: readonly SupportCode[] = [
  { codes: ['58061214'], what: 'prompt', words: 'it shows children' },
  { codes: ['17301594'], what: 'picture', words: 'it shows children' },
  { codes: ['29310472'], what: 'prompt', words: 'it shows a real person who is well known' },
  { codes: ['15236754'], what: 'picture', words: 'it shows a real person who is well known' },
  { codes: ['64151117', '42237218'], words: 'it goes against the safety rules for videos' },
  { codes: ['62263041'], what: 'prompt', words: 'it could be dangerous' },
  { codes: ['57734940'], what: 'prompt', words: 'it is hateful' },
  { codes: ['22137204'], what: 'picture', words: 'it is hateful' },
  { codes: ['42876398'], what: 'prompt', words: 'it is not safe in some other way' },
  { codes: ['74803281', '29578790'], what: 'picture', words: 'it is not safe in some other way' },
  { codes: ['89371032'], what: 'prompt', words: 'its content is prohibited' },
  { codes: ['49114662', '72817394'], what: 'picture', words: 'its content is prohibited' },
  { codes: ['60599140'], words: 'its content is prohibited' },
  { codes: ['63429089'], what: 'picture', words: 'it is sexual or prohibited' },
  { codes: ['35561574', '35561575'], words: 'it resembles work that belongs to somebody else' },
  { codes: ['90789179'], what: 'prompt', words: 'it is sexual' },
  { codes: ['43188360'], what: 'picture', words: 'it is sexual' },
  { codes: ['78610348'], what: 'prompt', words: 'it is toxic' },
  { codes: ['61493863'], what: 'prompt', words: 'it is violent' },
  { codes: ['56562880'], what: 'picture', words: 'it is violent' },
  { codes: ['32635315'], what: 'prompt', words: 'it is vulgar' },
];
