import { useState } from 'react';
import { CopyField } from '../../ui/CopyField.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { SearchBar } from '../../ui/SearchBar.tsx';
import { Select } from '../../ui/Select.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { Column, Specimen, States } from '../Specimen.tsx';

const shapes = [
  { value: '9:16', label: '9:16, for phones' },
  { value: '16:9', label: '16:9, for screens' },
  { value: '1:1', label: '1:1, for feeds' },
] as const;

export function Fields() {
  const [shape, setShape] = useState<(typeof shapes)[number]['value']>('9:16');
  const [text, setText] = useState('strawberry');
  return (
    <Specimen title="Fields">
      <States of="Field and Input: empty, filled with a hint, invalid, disabled">
        <Column>
          <Field label="Title">{(field) => <Input {...field} placeholder="Optional" />}</Field>
        </Column>
        <Column>
          <Field label="Title" hint="Up to 200 characters">
            {(field) => <Input {...field} defaultValue="A lemon in the rain" />}
          </Field>
        </Column>
        <Column>
          <Field label="Subject" hint="Up to 200 characters" error="Tell us what it is about.">
            {(field) => <Input {...field} />}
          </Field>
        </Column>
        <Column>
          <Field label="E-mail">
            {(field) => <Input {...field} disabled defaultValue="robin@example.com" />}
          </Field>
        </Column>
      </States>
      <States of="Textarea: empty, filled, invalid, disabled">
        <Column>
          <Field label="Prompt">{(field) => <Textarea {...field} placeholder="In a word" />}</Field>
        </Column>
        <Column>
          <Field label="Prompt" hint="12 of 5,000 characters">
            {(field) => <Textarea {...field} defaultValue="A cloud that tastes of vanilla." />}
          </Field>
        </Column>
        <Column>
          <Field label="Prompt" error="This is longer than 5,000 characters.">
            {(field) => <Textarea {...field} defaultValue="Much too long" />}
          </Field>
        </Column>
        <Column>
          <Field label="Prompt">{(field) => <Textarea {...field} disabled />}</Field>
        </Column>
      </States>
      <States of="CopyField: a text, copied, code">
        <Column>
          <CopyField label="Link" text="https://shortcake.example/v/rtPyaWWwFA9DFHLEcCUTcw" />
        </Column>
        <Column>
          <CopyField
            label="Link, copied"
            text="https://shortcake.example/v/rtPyaWWwFA9DFHLEcCUTcw"
            wasCopied
          />
        </Column>
        <div className="w-full max-w-xl">
          <CopyField
            label="A first call"
            text={'curl -H "Authorization: Bearer sc_..." https://shortcake.example/api/v1/account'}
            isCode
          />
        </div>
      </States>
      <States of="SearchBar">
        <SearchBar
          things="templates"
          text={text}
          onTextChange={setText}
          choiceLabel="Shape"
          choice={shape}
          onChoiceChange={setShape}
          choices={shapes}
        />
      </States>
      <States of="Select: open it">
        <Column>
          <Field label="Aspect ratio">
            {(field) => (
              <Select {...field} value={shape} onValueChange={setShape} options={shapes} />
            )}
          </Field>
        </Column>
      </States>
    </Specimen>
  );
}
