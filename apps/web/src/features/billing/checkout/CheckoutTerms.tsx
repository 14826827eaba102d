import { Check } from 'lucide-react';

/** What a person agrees to, one thing after another. */
export function CheckoutTerms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {terms.map((term) => (
        <li key={term} className="flex gap-3 text-[0.9375rem]">
          <Check aria-hidden="true" strokeWidth={3} className="mt-1 size-4 shrink-0 text-leaf" />
          <span className="min-w-0">{term}</span>
        </li>
      ))}
    </ul>
  );
}
