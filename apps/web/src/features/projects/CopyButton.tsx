import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

type Props = { text: string; label: string };

export function CopyButton({ text, label }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      // Missing on plain http away from localhost.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        title: 'Error',
        description: 'The prompt could not be copied. Select it to copy it by hand.',
        tone: 'danger',
      });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant="secondary" size="small" onClick={copy}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
