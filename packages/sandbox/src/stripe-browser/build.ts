type Attributes = Record<string, string>;

/** An element with its attributes and what is inside it. */
export function buildElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A button that submits nothing. */
export function buildButton(label: string, className: string, onClick: () => void) {
  const button = buildElement('button', { type: 'button', class: className }, label);
  button.addEventListener('click', onClick);
  return button;
}
