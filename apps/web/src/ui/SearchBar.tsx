import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Input } from './Input.tsx';
import { Select } from './Select.tsx';

type Props<Choice extends string> = {
  /** What is searched, in the plural: "templates". */
  things: string;
  text: string;
  onTextChange: (text: string) => void;
  mostLetters?: number;
  /** What the second choice is of: "Category". */
  choiceLabel: string;
  choice: Choice;
  onChoiceChange: (choice: Choice) => void;
  choices: readonly { value: Choice; label: string }[];
  /** Buttons beside them. */
  children?: ReactNode;
};

/** A text to look for, and beside it one choice that narrows the search. */
export function SearchBar<Choice extends string>(props: Props<Choice>) {
  return (
    <search
      className={classNames(
        'grid gap-3',
        props.children ? 'lg:grid-cols-[1fr_auto]' : 'sm:grid-cols-[1fr_14rem]',
      )}
    >
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-soft"
        />
        <Input
          type="search"
          className="pl-12"
          aria-label={`Search ${props.things}`}
          placeholder={`Search ${props.things}...`}
          value={props.text}
          maxLength={props.mostLetters}
          onChange={(event) => props.onTextChange(event.target.value)}
        />
      </div>
      <div className="flex gap-3">
        <Select
          aria-label={props.choiceLabel}
          value={props.choice}
          onValueChange={props.onChoiceChange}
          options={props.choices}
          className={classNames(!!props.children && 'min-w-0 lg:w-48')}
        />
        {props.children}
      </div>
    </search>
  );
}
