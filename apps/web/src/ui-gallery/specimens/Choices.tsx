import { useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Column, Specimen, States } from '../Specimen.tsx';

const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const;
type Priority = (typeof priorities)[number]['value'];

const events = [
  { value: 'finished', label: 'Video finished', hint: 'It can be watched and downloaded.' },
  { value: 'failed', label: 'Video failed', hint: 'Its credit came back.' },
] as const;
type Event = (typeof events)[number]['value'];

export function Choices() {
  const [chosen, setChosen] = useState<readonly Event[]>(['finished']);
  const [priority, setPriority] = useState<Priority>('medium');
  const [missing, setMissing] = useState<Priority | null>(null);
  return (
    <Specimen title="Choices">
      <States of="Checkbox: off, on with a hint, disabled">
        <Checkbox label="Enhance Prompt" />
        <Checkbox label="Generate Audio" hint="Sound that fits the picture" defaultChecked />
        <Checkbox label="Not for now" disabled />
      </States>
      <States of="CheckboxGroup: chosen, missing">
        <Column>
          <CheckboxGroup label="Events" value={chosen} onValueChange={setChosen} options={events} />
        </Column>
        <Column>
          <CheckboxGroup
            label="Events, missing"
            error="Choose one at least."
            value={[]}
            onValueChange={() => {}}
            options={events}
          />
        </Column>
      </States>
      <States of="Switch: off, on, disabled">
        <Column>
          <Switch label="Marketing" hint="Offers, now and then" />
        </Column>
        <Column>
          <Switch label="Updates" hint="What is new" defaultChecked />
        </Column>
        <Column>
          <Switch label="E-mail" hint="Not for now" disabled />
        </Column>
      </States>
      <States of="RadioCards: chosen, missing">
        <Column>
          <RadioCards
            label="Priority"
            value={priority}
            onValueChange={setPriority}
            options={priorities}
          />
        </Column>
        <Column>
          <RadioCards
            label="Priority, missing"
            error="Choose how urgent it is."
            value={missing}
            onValueChange={setMissing}
            options={priorities}
          />
        </Column>
      </States>
    </Specimen>
  );
}
