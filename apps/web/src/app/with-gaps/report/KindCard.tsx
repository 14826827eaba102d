import type { ReportKind } from '@shortcake/contract/report-limits';
import { checkedGap } from './checked-gap.ts';
import { marks } from './marks.ts';
import { words } from './words.ts';

const chosen = {
  illegal: checkedGap('__ILLEGAL_CHECKED__'),
  copyright: checkedGap('__COPYRIGHT_CHECKED__'),
  other: checkedGap('__OTHER_CHECKED__'),
};

/** What a video may be reported for, as a card to choose. */
export function KindCard({ kind }: { kind: ReportKind }) {
  const { name, hint } = words.kinds[kind];
  return (
    <label
      className={`flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface px-4 py-3 transition-colors duration-150 hover:border-ink has-checked:border-berry-ink has-checked:bg-berry-wash ${marks.kind}`}
    >
      <input
        type="radio"
        name="kind"
        value={kind}
        required
        {...chosen[kind]}
        className="mt-0.5 size-5 shrink-0 accent-berry"
      />
      <span className="grid gap-0.5">
        <span className="font-bold">{name}</span>
        <span className="text-ink-soft text-sm">{hint}</span>
      </span>
    </label>
  );
}
