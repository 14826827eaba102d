import { Section } from '../Section.tsx';
import { Text } from '../Text.tsx';
import { words } from '../words.ts';

/** What may change, and what never does. */
export function Versions() {
  return (
    <Section id="versions" title={words.versions.title}>
      <Text>{words.versions.text}</Text>
    </Section>
  );
}
