import { TriangleAlert } from 'lucide-react';
import { words } from './words.ts';

/**
 * What was wrong with what was sent. It takes the focus as the page arrives, unless it is hidden: an
 * alert that is there from the start is read out by few screen readers.
 */
export const FaultNotice = () => (
  <div
    role="alert"
    tabIndex={-1}
    // biome-ignore lint/a11y/noAutofocus: the page is there again because of it.
    autoFocus
    data-fault="__FAULT__"
    className="flex gap-3 rounded-control bg-berry-wash p-4 text-berry-ink data-[fault='']:hidden"
  >
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    <p>
      <span className="font-bold">__FAULT__</span>{' '}
      <a
        href="#__FAULT_FIELD__"
        data-field="__FAULT_FIELD__"
        className="underline data-[field='']:hidden"
      >
        {words.toField}
      </a>
    </p>
  </div>
);
