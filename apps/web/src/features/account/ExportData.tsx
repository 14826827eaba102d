import { Download } from 'lucide-react';
import { ArchiveLink } from '../../ui/ArchiveLink.tsx';
import { buttonClass } from '../../ui/button-style.ts';

/** All that is kept of a person, as one file. */
export function ExportData({ address }: { address: string }) {
  return (
    <>
      <p className="max-w-prose">
        One ZIP file with your profile, transactions, receipts, support tickets, prompts, API keys
        and webhooks as JSON, without their secrets, and all your finished videos but those that
        were taken down. Many videos take a while.
      </p>
      <ArchiveLink
        address={address}
        className={buttonClass({ variant: 'secondary' }, 'justify-self-start max-sm:w-full')}
      >
        <Download aria-hidden="true" className="size-5" />
        Download my data
      </ArchiveLink>
    </>
  );
}
