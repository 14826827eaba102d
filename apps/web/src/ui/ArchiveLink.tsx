import type { ComponentProps } from 'react';
import { downloadArchive } from '../lib/projects/download.ts';
import { tellDownloadFailed } from './download-failed.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'download'> & { address: string };

/** A link to several videos as one file; says so where that cannot be had. */
export function ArchiveLink({ address, onClick, ...props }: Props) {
  return (
    <a
      {...props}
      href={address}
      download
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        downloadArchive(address).catch(tellDownloadFailed);
      }}
    />
  );
}
