import type { Links } from './layout.ts';
import { EVERYWHERE, type Words } from './words.ts';

const LINE = 72;

/** A mail as plain text, in lines that are read without a window that wraps them. */
export function asText(words: Words, { origin, stop, choices }: Links): string {
  const widest = Math.max(0, ...(words.table ?? []).map(([name]) => name.length));
  const parts = [
    `${words.heading}\n${'='.repeat(words.heading.length)}`,
    ...words.paragraphs.map(wrapped),
    ...(words.table
      ? [words.table.map(([name, value]) => `${`${name}:`.padEnd(widest + 2)} ${value}`).join('\n')]
      : []),
    ...(words.button ? [`${words.button.label}:\n${origin}${words.button.path}`] : []),
    `-- \n${wrapped(words.reason)}`,
    ...(stop ? [`${EVERYWHERE.stopInText}:\n${stop}`] : []),
    ...(choices ? [`${EVERYWHERE.choicesInText}:\n${choices}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > LINE) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
