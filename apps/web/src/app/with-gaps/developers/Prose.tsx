import { Fragment } from 'react';

/** A piece in backticks, or a link as Markdown writes it. */
const MARKED = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** A text of which code stands in backticks, and links as in Markdown. */
export function Prose({ children }: { children: string }) {
  const parts = [];
  let end = 0;
  for (const { 0: all, 1: code, 2: label, 3: href, index } of children.matchAll(MARKED)) {
    parts.push(children.slice(end, index));
    parts.push(code === undefined ? <a href={href}>{label}</a> : <code>{code}</code>);
    end = index + all.length;
  }
  return [...parts, children.slice(end)].map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in this order.
    <Fragment key={place}>{part}</Fragment>
  ));
}
