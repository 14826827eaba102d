import { MAX_SEARCH } from '@shortcake/contract/project-limits';
import { Search } from 'lucide-react';
import { Input } from '../../ui/Input.tsx';

type Props = {
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
};

/** A text to look for. */
export const SearchField = ({ label, placeholder, text, onTextChange }: Props) => (
  <div className="relative min-w-0">
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-soft"
    />
    <Input
      type="search"
      className="pl-12"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      maxLength={MAX_SEARCH}
      onChange={(event) => onTextChange(event.target.value)}
    />
  </div>
);
