import { MAX_TITLE } from '@shortcake/contract/project-limits';
import { codePoints } from '@shortcake/contract/text';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';

type Props = {
  /** What is renamed. */
  thing: string;
  title: string;
  onRename: (title: string) => void;
  onClose: () => void;
};

export function RenameDialog({ thing, title, onRename, onClose }: Props) {
  const [text, setText] = useState(title);
  const over = codePoints(text.trim()) - MAX_TITLE;
  return (
    <Dialog open onOpenChange={onClose} title={`Rename the ${thing}`}>
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
