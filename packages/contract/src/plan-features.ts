/** What the card of every plan says after how far its videos go: only what the product does. */
export const planFeatures = [
  'Every template, and your own prompts',
  '9:16, 16:9 and 1:1, with sound',
  'Unused videos carry over',
  'A failed video gives its credit back',
];
