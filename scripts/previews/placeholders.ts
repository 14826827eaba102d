/**
 * The stylesheet that shows something of each poster before a byte of it is there: 90 bytes each,
 * and no script. A page that is drawn at build time carries only those that it shows.
 */
export function placeholderStyles(colors: Record<string, readonly string[]>): string {
  const rules = Object.entries(colors).map(
    ([id, rows]) =>
      `.preview-${id} {\n  background-image: linear-gradient(${rows.join(', ')});\n}\n`,
  );
  return `/* Written by \`npm run previews\`. */\n${rules.join('')}`;
}
