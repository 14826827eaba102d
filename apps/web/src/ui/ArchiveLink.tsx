import type { ComponentProps } from 'react';
import { downloadArchive } from '../lib/projects/download.ts';
import { tellDownloadFailed } from './download-failed.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'download'> & {
  address: string;
  /** Waited for before the file is asked for: changes on their way that decide what is in it. */
  after?: () => Promise<unknown>;
};

/** A link to several videos as one file; says so where that cannot be had. */
export function ArchiveLink({ address, after, onClick, ...props }: Props) {
  return (
    <a
      {...props}
      href={address}
      download
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        Promise.resolve(after?.())
          .then(() => downloadArchive(address))
          .catch(tellDownloadFailed);
      }}
    />
  );
}
