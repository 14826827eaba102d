import { type Selector, transform } from 'lightningcss';

const CLASSES = /\sclass="([^"]*)"/g;

/**
 * What of the product's styles a drawn page can use: no rule that is only for classes which do not
 * occur in it. All of them come with the scripts.
 */
export function usedStyles(styles: string, html: string): string {
  const used = new Set(
    [...html.matchAll(CLASSES)].flatMap(([, names = '']) => unescaped(names).split(' ')),
  );
  const isUsed = (selector: Selector) => classesOf(selector).every((name) => used.has(name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: {
      Rule: { style: (rule) => (rule.value.selectors.some(isUsed) ? undefined : []) },
    },
  });
  return code.toString();
}

/** Those that an element must have itself; within :not() and its kind it may lack them. */
const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => (part.type === 'class' ? [part.name] : []));

const CHARACTERS: Record<string, string> = {
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const unescaped = (text: string): string =>
  text.replace(/&[a-z#0-9]+;/g, (entity) => CHARACTERS[entity] ?? entity);
