import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Takes `completed=true` out of the address: a bookmark or a reload should tell nothing twice. */
export function useForgetCompleted(): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    if (!search.has('completed')) return;
    const rest = new URLSearchParams(search);
    rest.delete('completed');
    setSearch(rest, { replace: true });
  }, [search, setSearch]);
}
