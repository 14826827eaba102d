import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { downloadVideo } from './download.ts';

type Props = { title: string; videoUrl: string; className?: string };

export function DownloadButton({ title, videoUrl, className }: Props) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadVideo({ title, videoUrl });
    } catch {
      toast({
        title: 'Download Failed',
        description: 'Unable to download video. Please try again.',
        tone: 'danger',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={isBusy}
      onClick={download}
      className={className}
    >
      {isBusy && <Spinner aria-hidden="true" className="size-4" />}
      Download
    </Button>
  );
}
