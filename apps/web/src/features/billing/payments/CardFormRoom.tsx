import type { ReactNode } from 'react';

/** As much room as the card form takes, from the first moment: what comes late pushes nothing around. */
export const CardFormRoom = ({ children }: { children: ReactNode }) => (
  <div className="card-form-room grid *:self-center">{children}</div>
);
