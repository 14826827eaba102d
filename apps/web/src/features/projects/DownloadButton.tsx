import { useState } from 'react';
import { downloadVideo } from '../../lib/projects/download.ts';
import { Button } from '../../ui/Button.tsx';
import { tellDownloadFailed } from '../../ui/download-failed.ts';
import { Spinner } from '../../ui/Spinner.tsx';

type Props = { title: string; videoUrl: string; className?: string };

export function DownloadButton({ title, videoUrl, className }: Props) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadVideo({ title, videoUrl });
    } catch {
      tellDownloadFailed();
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
