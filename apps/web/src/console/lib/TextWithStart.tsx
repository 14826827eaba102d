import { PenLine } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { FieldControl } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';

type Props = {
  control: FieldControl;
  /** What stands there after a press, for who has written nothing yet. */
  start: string;
  required: boolean;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** A text that one does not begin on an empty sheet. */
export function TextWithStart({ control, start, value, onChange, required }: Props) {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="grid gap-2">
      <Textarea ref={text} {...control} {...{ value, onChange, required }} rows={7} />
      {value === '' && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => {
            onChange({ target: { value: start } });
            text.current?.focus();
          }}
        >
          <PenLine aria-hidden="true" className="size-4" />
          Begin with a sentence
        </Button>
      )}
    </div>
  );
}
