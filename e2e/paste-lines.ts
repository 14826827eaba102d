import type { Locator } from '@playwright/test';

/** Pastes lines into a cell of a table, as a spreadsheet puts them there. */
export async function pasteLines(cell: Locator, lines: readonly string[]): Promise<void> {
  await cell.evaluate((target, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const init = { clipboardData, bubbles: true, cancelable: true };
    target.dispatchEvent(new ClipboardEvent('paste', init));
  }, lines.join('\n'));
}
