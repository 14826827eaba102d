import { useQuery } from '@tanstack/react-query';
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
        className={buttonClass({ variant: 'secondary', size: 'small' }, 'max-sm:hidden')}
      >
        To the product
      </a>
    </>
  );
}
