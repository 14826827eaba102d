import type { StoredTicket } from './queries.ts';

/**
 * A ticket as lines for a terminal. Whatever a person wrote stands indented under the first line,
 * without the characters that would drive the terminal or turn the reading direction: no ticket can
 * hide another one, or pass for one.
 */
export function printTicket(ticket: StoredTicket): string[] {
  const closed = ticket.closed_at ? [`closed ${time(ticket.closed_at)}`] : [];
  const facts = [time(ticket.created_at), oneLine(ticket.email), ...closed];
  return [
    [`#${ticket.id}`, ticket.priority, ...facts].join('  '),
    `    ${oneLine(ticket.subject)}`,
    '',
    ...linesOf(ticket.description).map((line) => `    ${line}`.trimEnd()),
    '',
  ];
}

/** "2026-11-21 14:03 UTC" */
const time = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const oneLine = (text: string): string => linesOf(text).join(' ');

function linesOf(text: string): string[] {
  return text.split(LINE_END).map((line) => line.replaceAll('\t', '  ').replace(UNSAFE, '\uFFFD'));
}

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Controls, ESC among them, and what turns the reading direction. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}]/gu;
