/** Names and their values, one under the other. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="ml-auto min-w-0 text-right font-bold tabular-nums [overflow-wrap:anywhere]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
