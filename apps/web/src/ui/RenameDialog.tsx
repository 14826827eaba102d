import { MAX_TITLE } from '@shortcake/contract/project-limits';
import { codePoints } from '@shortcake/contract/text';
import { type RefObject, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

type Props = {
  /** What the dialog is called: "Rename the series". */
  heading: string;
  title: string;
  onRename: (title: string) => void;
  onClose: () => void;
  returnFocusTo?: RefObject<HTMLElement | null>;
};

/** Asks for another title. */
export function RenameDialog({ heading, title, onRename, onClose, returnFocusTo }: Props) {
  const [text, setText] = useState(title);
  const over = codePoints(text.trim()) - MAX_TITLE;
  return (
    <Dialog open onOpenChange={onClose} title={heading} returnFocusTo={returnFocusTo}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (over > 0 || text.trim() === '') return;
          onRename(text.trim());
          onClose();
        }}
      >
        <Field
          label="Name"
          error={over > 0 ? `${MAX_TITLE} characters at most, ${over} too many.` : undefined}
        >
          {(control) => (
            <Input {...control} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <Button type="submit" disabled={over > 0 || text.trim() === ''}>
          Rename
        </Button>
      </form>
    </Dialog>
  );
}
