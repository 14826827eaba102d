import { MOST_FILE_BYTES, MOST_PICTURE_BYTES } from '@shortcake/contract/verify-limits';
import { useRef, useState } from 'react';
import { sendFile } from './send-file.ts';
import type { Checked } from './verdict.ts';
import { words } from './words.ts';

/** Where the check of a file is; a fault is said in the words of its message. */
export type Check =
  | { state: 'waiting'; isAgain?: true; fault?: string }
  | { state: 'sending'; name: string; share: number }
  | { state: 'done'; name: string; checked: Checked };

/** The check of one file after another. */
export function useCheck() {
  const [check, setCheck] = useState<Check>({ state: 'waiting' });
  const sending = useRef<AbortController>(undefined);

  async function send(file: File): Promise<void> {
    const fault = faultOf(file);
    if (fault) return setCheck({ state: 'waiting', isAgain: true, fault });
    const cancelling = new AbortController();
    sending.current = cancelling;
    const { signal } = cancelling;
    const { name } = file;
    const onSent = (share: number) => {
      if (!signal.aborted) setCheck({ state: 'sending', name, share });
    };
    onSent(0);
    try {
      setCheck({ state: 'done', name, checked: await sendFile(file, { onSent, signal }) });
    } catch (error) {
      setCheck({ state: 'waiting', isAgain: true, fault: (error as Error).message });
    }
  }

  /** Back to the beginning; what is being sent is given up. */
  function reset(): void {
    sending.current?.abort();
    setCheck({ state: 'waiting', isAgain: true });
  }

  return { check, send, reset };
}

function faultOf({ size, type }: File): string | undefined {
  if (size === 0) return words.empty;
  if (type === 'image/jpeg' && size > MOST_PICTURE_BYTES) return words.tooLargePicture;
  return size > MOST_FILE_BYTES ? words.tooLarge : undefined;
}
