import { Accordion } from '../../ui/Accordion.tsx';
import { Specimen, States } from '../Specimen.tsx';

const items = [
  { title: 'What does a video cost?', text: 'One credit. A video that fails gives it back.' },
  {
    title: 'A question that is so long that it needs more than one line on the screen of a phone?',
    text: 'Then its answer is short.',
  },
];

export function Disclosures() {
  return (
    <Specimen title="Disclosures">
      <States of="Accordion: open them">
        <div className="w-full max-w-xl">
          <Accordion items={items} />
        </div>
      </States>
    </Specimen>
  );
}
