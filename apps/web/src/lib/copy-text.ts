/**
 * Copies a text that may still be on its way. Safari lets a page copy only while it answers a press: so
 * what is promised is handed over at once, where a browser takes that. Throws when nothing can be
 * copied, as on plain http away from this machine.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((text) => new Blob([text], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
