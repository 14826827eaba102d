import { Upload } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { words } from './words.ts';

const ACCEPTED = 'video/mp4,video/quicktime,video/webm,video/x-matroska,.mkv,image/jpeg';

type Props = {
  /** Not for the first time: the focus comes back to the button. */
  isAgain: boolean | undefined;
  fault: string | undefined;
  onFile: (file: File) => void;
};

/** Where a file is dropped or chosen. */
export function DropArea({ isAgain, fault, onFile }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  useNoStrayDrop();
  useEffect(() => {
    if (isAgain) button.current?.focus();
  }, [isAgain]);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the first is the field.
    <div
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'grid justify-items-center gap-3 rounded-card border-2 border-dashed px-5 py-12 text-center sm:py-16',
        isOver ? 'border-berry bg-berry-wash' : 'border-line-strong bg-surface',
      )}
    >
      <Upload aria-hidden="true" className="mb-1 size-10 text-berry" />
      <input
        ref={field}
        type="file"
        accept={ACCEPTED}
        aria-label={words.choose}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same one may be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        ref={button}
        size="large"
        aria-describedby="file-limits"
        onClick={() => field.current?.click()}
      >
        {words.choose}
      </Button>
      <p className="text-ink-soft pointer-coarse:hidden">{words.drop}</p>
      <p id="file-limits" className="max-w-sm text-balance text-ink-soft text-sm">
        {words.limits}
      </p>
      <p role="alert" className="max-w-sm font-bold text-berry-ink empty:hidden">
        {fault}
      </p>
    </div>
  );
}

/** A file that is dropped beside the area would take the place of the page. */
function useNoStrayDrop(): void {
  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault();
    for (const kind of ['dragover', 'drop']) window.addEventListener(kind, refuse);
    return () => {
      for (const kind of ['dragover', 'drop']) window.removeEventListener(kind, refuse);
    };
  }, []);
}
