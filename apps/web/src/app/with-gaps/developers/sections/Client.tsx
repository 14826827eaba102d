import { CodeBlock } from '../CodeBlock.tsx';
import { Section } from '../Section.tsx';
import { samples } from '../samples.ts';
import { Text } from '../Text.tsx';
import { words } from '../words.ts';

const INSTALL = `npm install __PUBLIC_ORIGIN__/shortcake.tgz
export SHORTCAKE_URL=__PUBLIC_ORIGIN__ SHORTCAKE_API_KEY=sc_...`;
const COMMAND =
  'npx --no -- shortcake make --template banana-face-slicing --slot says="Good morning!" --out banana.mp4';

/** Languages and the shell. */
export function Client() {
  const { client } = words;
  return (
    <Section id="client" title={client.title}>
      <Text>{client.text}</Text>
      <CodeBlock title={client.install} code={INSTALL} />
      <CodeBlock title={client.typescript} code={samples.typescript} />
      <Text>{client.commandText}</Text>
      <CodeBlock title={client.command} code={COMMAND} />
      <Text>{client.pythonText}</Text>
      <CodeBlock title={client.python} code={samples.python} />
    </Section>
  );
}
