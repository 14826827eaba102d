import { CodeBlock } from '../CodeBlock.tsx';
import { Section } from '../Section.tsx';
import { Text } from '../Text.tsx';
import { words } from '../words.ts';

const ADDRESS = '__PUBLIC_ORIGIN__/mcp';

const CLAUDE = `claude mcp add --transport http shortcake ${ADDRESS} \\
  --header "Authorization: Bearer $SHORTCAKE_API_KEY"`;

const json = (value: unknown) => JSON.stringify(value, null, 2);

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the programs replace these by themselves.
const CURSOR = json({
  mcpServers: {
    shortcake: {
      url: ADDRESS,
      headers: { Authorization: 'Bearer ${env:SHORTCAKE_API_KEY}' },
    },
  },
});

const VS_CODE = json({
  inputs: [
    { type: 'promptString', id: 'shortcake-key', description: 'Shortcake API key', password: true },
  ],
  servers: {
    shortcake: {
      type: 'http',
      url: ADDRESS,
      headers: { Authorization: 'Bearer ${input:shortcake-key}' },
    },
  },
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above.

/** How to add the product to agents. The formats are those of November 2026. */
export function Agents() {
  const { agents } = words;
  return (
    <Section id="agents" title={agents.title}>
      <Text>{agents.text}</Text>
      <CodeBlock title={agents.claude} code={CLAUDE} />
      <CodeBlock title={agents.cursor} code={CURSOR} />
      <CodeBlock title={agents.code} code={VS_CODE} />
      <Text>{agents.others}</Text>
    </Section>
  );
}
