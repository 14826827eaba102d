import { CodeBlock } from '../CodeBlock.tsx';
import { Section } from '../Section.tsx';
import { curls } from '../samples.ts';
import { Text } from '../Text.tsx';
import { words } from '../words.ts';

const KEY = 'export SHORTCAKE_API_KEY=sc_...';

/** From a key to a file, in a shell. */
export function Curls() {
  return (
    <Section id="curls" title={words.curls.title}>
      <Text>{words.curls.text}</Text>
      <CodeBlock title={words.curls.key} code={KEY} />
      <ol className="grid gap-4">
        {curls.map(({ title, code }, place) => (
          <li key={title} className="grid gap-4">
            <CodeBlock title={`${place + 1}. ${title}`} code={code} />
            {place === 1 && <Text>{words.curls.video}</Text>}
          </li>
        ))}
      </ol>
      <Text>{words.curls.after}</Text>
    </Section>
  );
}
