import { Spinner } from './Spinner.tsx';

/** For a whole page on its way; comes late, so that a fast page shows none. */
export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] animate-late place-items-center text-berry">
      <Spinner className="size-9" />
    </div>
  );
}
