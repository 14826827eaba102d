type Named = { email: string; firstName: string | null; lastName: string | null };

/** What somebody is called; their address where the provider tells no name. */
export const nameOf = ({ email, firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
