import { CodeBlock } from '../CodeBlock.tsx';
import { Section } from '../Section.tsx';
import { Text } from '../Text.tsx';
import { words } from '../words.ts';

const HEADERS = `RateLimit-Policy: "reads-of-a-key";q=__KEY_READS__;w=60
RateLimit: "reads-of-a-key";r=1;t=12`;

/** How often a key may ask, and how it learns where it stands. */
export function Limits() {
  return (
    <Section id="limits" title={words.limits.title}>
      <Text>{words.limits.text}</Text>
      <CodeBlock title={words.limits.sample} code={HEADERS} />
      <Text>{words.limits.after}</Text>
    </Section>
  );
}
