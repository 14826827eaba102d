/**
 * Scrolls a field so that the words at an index of its text stand in its upper lines, the page itself
 * staying as it is. Browsers tell nobody where in a field a text stands: a copy of it is measured.
 */
export function showPlace(field: HTMLTextAreaElement, at: number): void {
  const { font, letterSpacing, paddingLeft, paddingRight, paddingTop, lineHeight } =
    getComputedStyle(field);
  const copy = document.createElement('div');
  Object.assign(copy.style, {
    ...{ font, letterSpacing, paddingLeft, paddingRight, paddingTop, lineHeight },
    ...{ position: 'absolute', visibility: 'hidden', boxSizing: 'border-box' },
    ...{ width: `${field.clientWidth}px`, whiteSpace: 'pre-wrap', overflowWrap: 'break-word' },
  });
  copy.textContent = field.value.slice(0, at);
  document.body.append(copy);
  field.scrollTop = copy.offsetHeight - 2 * Number.parseFloat(lineHeight);
  copy.remove();
}
