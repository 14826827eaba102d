const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]+?-----END \1-----/g;

/** The blocks of a PEM file in their order, by what they say they are. */
export const blocksIn = (text: string): { label: string; text: string }[] =>
  [...text.matchAll(BLOCK)].map(([block, label]) => ({ label: label!, text: `${block}\n` }));
