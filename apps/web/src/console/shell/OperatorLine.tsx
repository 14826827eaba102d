import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { buttonClass } from '../../ui/button-style.ts';
import { operatorQuery } from './api.ts';

/** Who is at the console, and the way out of it. */
export function OperatorLine() {
  const { data } = useQuery(operatorQuery);
  return (
    <>
      <p className="hidden min-w-0 truncate text-ink-soft text-sm sm:block">{data?.email}</p>
      <a
        href="/dashboard"
        aria-label="To the product"
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
      >
        <House aria-hidden="true" className="size-5" />
      </a>
    </>
  );
}
