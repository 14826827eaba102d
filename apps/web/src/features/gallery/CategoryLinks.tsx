import { categories } from '@shortcake/contract/template-ids';
import { categoryLabel } from '../../lib/category-label.ts';

/** Down to a category's row on the same page; flows together with what stands beside it. */
export function CategoryLinks() {
  return (
    <nav aria-label="Categories" className="contents">
      <ul className="contents">
        {categories.map((category) => (
          <li key={category} data-category={category}>
            <a
              href={`#${category}`}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-bold text-sm hover:border-line-strong"
            >
              <span aria-hidden="true" className="flavour size-4 rounded-full" />
              {categoryLabel(category)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
