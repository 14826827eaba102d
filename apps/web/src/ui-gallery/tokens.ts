/** The custom properties that a style sheet's text declares, each once, in order, without the dashes. */
export function declared(sheet: string): { name: string; value: string }[] {
  const found = new Map<string, string>();
  for (const [, name, value] of sheet.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)) {
    if (name && value && !found.has(name)) found.set(name, value);
  }
  return Array.from(found, ([name, value]) => ({ name, value }));
}
