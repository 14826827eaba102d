import { categories, type TemplateId } from '@shortcake/contract/template-ids';
import { templates } from '@shortcake/contract/templates';
import { useState } from 'react';
import { categoryLabel } from '../../lib/category-label.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchBar } from '../../ui/SearchBar.tsx';
import { GroupHeading } from './GroupHeading.tsx';
import { dashboardRow } from './row-shapes.ts';
import { type CategoryChoice, searchTemplates } from './search.ts';
import { TemplateGrid } from './TemplateGrid.tsx';
import { TemplateGroups } from './TemplateGroups.tsx';

const choices: readonly { value: CategoryChoice; label: string }[] = [
  { value: 'all', label: 'All Categories' },
  ...categories.map((value) => ({ value, label: categoryLabel(value) })),
];

type Props = { linkTo: (id: TemplateId) => string; ownIdeaPath: string };

/** The catalogue in rows, or what a text and a category find in it. */
export function TemplateBrowser({ linkTo, ownIdeaPath }: Props) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState<CategoryChoice>('all');
  const wanted = text.trim();

  return (
    <div className="grid gap-8">
      <SearchBar
        things="templates"
        text={text}
        onTextChange={setText}
        choiceLabel="Category"
        choice={category}
        onChoiceChange={setCategory}
        choices={choices}
      />
      {wanted === '' && category === 'all' ? (
        <TemplateGroups shape={dashboardRow} linkTo={linkTo} ownIdeaPath={ownIdeaPath} />
      ) : (
        <Results text={wanted} category={category} linkTo={linkTo} />
      )}
    </div>
  );
}

type Search = { text: string; category: CategoryChoice };

function Results({ text, category, linkTo }: Search & Pick<Props, 'linkTo'>) {
  const found = searchTemplates(templates, text, category);
  const heading = text ? `Search results for "${text}"` : `${categoryLabel(category)} templates`;
  return (
    <section aria-label={heading} className="grid gap-5">
      <GroupHeading {...(category !== 'all' && { category })} count={found.length}>
        {heading}
      </GroupHeading>
      <p role="status" className="sr-only">{`${found.length} templates found`}</p>
      {found.length > 0 ? (
        <TemplateGrid templates={found} linkTo={linkTo} />
      ) : (
        <EmptyState
          title="No templates found"
          text="Try adjusting your search or filter criteria"
        />
      )}
    </section>
  );
}
