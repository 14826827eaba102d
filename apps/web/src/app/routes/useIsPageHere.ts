import { useEffect, useState } from 'react';
import { preloadPage } from '../signed-in-pages.ts';

/** Whether the page of an address is there; it is sent for. Without an address there is none. */
export function useIsPageHere(pathname: string | undefined): boolean {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    if (pathname === undefined) return;
    const done = () => setHere(pathname);
    // A script that does not come is told of where the page is rendered.
    void preloadPage(pathname).then(done, done);
  }, [pathname]);
  return pathname !== undefined && here === pathname;
}
