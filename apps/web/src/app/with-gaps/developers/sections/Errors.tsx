import { type V1Error, v1Errors } from '@shortcake/contract/v1/errors';
import { Badge } from '../../../../ui/Badge.tsx';
import { errorHelp } from '../error-help.ts';
import { Prose } from '../Prose.tsx';
import { Rows } from '../Rows.tsx';
import { Section } from '../Section.tsx';
import { Text } from '../Text.tsx';
import { words } from '../words.ts';

const codes = Object.keys(v1Errors) as V1Error[];

/** Every error, under which status it comes, and what to do. */
export function Errors() {
  return (
    <Section id="errors" title={words.errors.title}>
      <Text>{words.errors.text}</Text>
      <Rows
        rows={codes.map((code) => ({
          key: code,
          term: (
            <>
              <code>{code}</code>
              <Badge>{v1Errors[code].status}</Badge>
            </>
          ),
          text: <Prose>{`${v1Errors[code].says} ${errorHelp[code]}`}</Prose>,
        }))}
      />
    </Section>
  );
}
