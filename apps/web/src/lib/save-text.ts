/** Has the browser save a text as a file. */
export function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the file only after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
