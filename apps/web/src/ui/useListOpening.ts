import { useState } from 'react';
import { useAfterPaint } from './useAfterPaint.ts';

/**
 * Whether a list or menu is open: a picture after the pointer's press, and at once after a key, because
 * the next key is for the list already, and would be lost while it is not there.
 */
export function useListOpening() {
  const [open, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const afterPaint = useAfterPaint(open);
  return {
    open: isByKey ? open : afterPaint,
    onOpenChange: setOpen,
    ofTrigger: { onKeyDown: () => setByKey(true), onPointerDown: () => setByKey(false) },
  };
}
