import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { type StatusChoice, statusChoices } from './filter.ts';

/** Of a search, by the contract. */
const MOST_LETTERS = 200;

type Props = {
  text: string;
  onTextChange: (text: string) => void;
  status: StatusChoice;
  onStatusChange: (status: StatusChoice) => void;
};

export function ProjectFilters({ text, onTextChange, status, onStatusChange }: Props) {
  return (
    <search className="grid gap-3 sm:grid-cols-[1fr_14rem]">
      <SearchField
        aria-label="Search projects"
        placeholder="Search projects..."
        value={text}
        maxLength={MOST_LETTERS}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <Select
        aria-label="Status"
        value={status}
        onValueChange={onStatusChange}
        options={statusChoices}
      />
    </search>
  );
}
