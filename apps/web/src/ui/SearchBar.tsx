import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from './Input.tsx';

type Props = Omit<ComponentProps<typeof Input>, 'type'> & { 'aria-label': string };

export function SearchField(props: Props) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-soft"
      />
      <Input type="search" className="pl-12" {...props} />
    </div>
  );
}
