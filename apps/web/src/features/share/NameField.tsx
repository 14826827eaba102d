import { MAX_SHARE_NAME } from '@shortcake/contract/share-limits';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { words } from './words.ts';

type Props = { name: string | null; onSave: (name: string | null) => void };

/** Whom the page names; nobody, while it is empty. */
export function NameField({ name, onSave }: Props) {
  const [text, setText] = useState(name ?? '');
  const isChanged = text.trim() !== (name ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onSave(text.trim() || null);
      }}
    >
      <Field label={words.name} hint={words.nameHint}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={text}
              // Counts in units of UTF-16, so never more than the server takes.
              maxLength={MAX_SHARE_NAME}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
              className="min-w-0"
            />
            <Button type="submit" variant="secondary" disabled={!isChanged} className="h-12">
              {words.saveName}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
