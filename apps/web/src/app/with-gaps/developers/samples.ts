// What the page shows is what the tests run: it is read from these files when the page is built.
import fourCurls from '../../../../../../packages/client/samples/four-curls.sh?raw';
import python from '../../../../../../packages/client/samples/python.py?raw';
import typescript from '../../../../../../packages/client/samples/typescript.ts?raw';
import pythonReceiver from '../../../../../../packages/client/samples/webhook_receiver.py?raw';
import receiver from '../../../../../../packages/client/samples/webhook-receiver.ts?raw';

export const samples = { typescript, python, receiver, pythonReceiver };

export type Curl = { title: string; code: string };

/** The calls of a shell file: each a paragraph, whose first line says in a comment what it does. */
export function curlsIn(file: string): Curl[] {
  const [, ...paragraphs] = file.trim().split(/\n\n+/);
  return paragraphs.map((paragraph) => {
    const [title = '', ...code] = paragraph.split('\n');
    return { title: title.replace(/^# /, ''), code: code.join('\n') };
  });
}

/** With the address of this installation in them, which the server fills in. */
export const curls: Curl[] = curlsIn(
  fourCurls.replaceAll(/\$SHORTCAKE_URL\b/g, () => '__PUBLIC_ORIGIN__'),
);
