import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { AlertNotice } from './AlertNotice.tsx';
import { alertsQuery } from './api.ts';

/**
 * A page below what needs an operator now. It is shown once that is known, or cannot be had, so that
 * nothing moves down under a finger.
 */
export function BelowAlerts({ children }: { children: ReactNode }) {
  const { data, error } = useQuery(alertsQuery);
  if (!data && !error) return <PageSpinner />;
  return (
    <>
      {data && data.length > 0 && <AlertNotice alerts={data} />}
      {children}
    </>
  );
}
