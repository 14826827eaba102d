import { Marked } from 'marked';

/** What somebody wrote as HTML is shown as it was written. */
const marked = new Marked({
  async: false,
  renderer: { html: ({ text }) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') },
});

/** The title of a text, which is its first heading, and the text as HTML. */
export function toHtml(text: string): { title: string; html: string } {
  const title = /^# (.+)$/m.exec(text)?.[1]?.trim() ?? '';
  return { title, html: marked.parse(text) as string };
}
