import { toast } from './toast.ts';

/** Says that a video, or several in one file, could not be had. */
export const tellDownloadFailed = (): void =>
  toast({
    title: 'Download Failed',
    description: 'Unable to download video. Please try again.',
    tone: 'danger',
  });
