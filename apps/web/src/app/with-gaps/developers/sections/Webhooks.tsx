import { CodeBlock } from '../CodeBlock.tsx';
import { Prose } from '../Prose.tsx';
import { Rows } from '../Rows.tsx';
import { Section } from '../Section.tsx';
import { Subtitle } from '../Subtitle.tsx';
import { samples } from '../samples.ts';
import { Text } from '../Text.tsx';
import { webhookSample } from '../webhook-sample.ts';
import { events, words } from '../words.ts';

const { headers, body } = webhookSample;
const PAYLOAD = [...headers, '', JSON.stringify(body, null, 2)].join('\n');

/** What is told, how to receive it, and what happens when nobody does. */
export function Webhooks() {
  const { webhooks } = words;
  return (
    <Section id="webhooks" title={webhooks.title}>
      <Text>{webhooks.text}</Text>
      <Subtitle>{webhooks.events}</Subtitle>
      <Rows
        rows={Object.entries(events).map(([name, when]) => ({
          key: name,
          term: <code>{name}</code>,
          text: <Prose>{when}</Prose>,
        }))}
      />
      <Text>{webhooks.eventsText}</Text>
      <CodeBlock title={webhooks.payload} code={PAYLOAD} />
      <Subtitle>{webhooks.receiving}</Subtitle>
      <Text>{webhooks.receivingText}</Text>
      <CodeBlock title="TypeScript" code={samples.receiver} />
      <CodeBlock title="Python" code={samples.pythonReceiver} />
      <Subtitle>{webhooks.retries}</Subtitle>
      <Text>{webhooks.retriesText}</Text>
    </Section>
  );
}
