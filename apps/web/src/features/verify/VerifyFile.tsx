import { DropArea } from './DropArea.tsx';
import { Result } from './Result.tsx';
import { Sending } from './Sending.tsx';
import { useCheck } from './useCheck.ts';
import { words } from './words.ts';

/** A file from its choice to what is known of it. */
export function VerifyFile() {
  const { check, send, reset } = useCheck();
  return (
    <>
      <p role="status" className="sr-only">
        {check.state === 'sending' && (check.share < 1 ? words.progress : words.looking)}
      </p>
      {check.state === 'waiting' && (
        <DropArea isAgain={check.isAgain} fault={check.fault} onFile={send} />
      )}
      {check.state === 'sending' && (
        <Sending name={check.name} share={check.share} onCancel={reset} />
      )}
      {check.state === 'done' && (
        <Result name={check.name} checked={check.checked} onAnother={reset} />
      )}
    </>
  );
}
