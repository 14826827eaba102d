import { Section } from '../Section.tsx';
import { Text } from '../Text.tsx';
import { words } from '../words.ts';

/** Where a key is made, and what it may do. */
export function Keys() {
  return (
    <Section id="keys" title={words.keys.title}>
      <Text>{words.keys.text}</Text>
    </Section>
  );
}
