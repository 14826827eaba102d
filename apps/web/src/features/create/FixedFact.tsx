/** Reads like a field of the form, and cannot be changed. */
export function FixedFact({ name, value }: { name: string; value: string }) {
  return (
    <dl className="grid gap-2">
      <dt className="font-bold text-sm">{name}</dt>
      <dd className="flex h-12 items-center rounded-control bg-sunken px-4 text-ink-soft">
        {value}
      </dd>
    </dl>
  );
}
