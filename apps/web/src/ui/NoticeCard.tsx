import type { ReactNode, Ref } from 'react';
import { Card } from './Card.tsx';
import { LogoMark } from './LogoMark.tsx';

type Props = {
  title: string;
  /** For a page that gives the heading the focus, so that it is read out. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
  /** Where to go from here. */
  actions?: ReactNode;
  /** In small print under the actions. */
  footnote?: ReactNode;
};

/** A whole page's one thing to say. */
export function NoticeCard({ title, headingRef, children, actions, footnote }: Props) {
  return (
    <Card tone="raised" className="w-full max-w-lg overflow-hidden text-center">
      <div className="bg-berry-wash pt-8 pb-4">
        <LogoMark className="mx-auto size-16" />
      </div>
      <div aria-hidden="true" className="icing -mt-px text-berry-wash" />
      <div className="grid justify-items-center gap-3 px-6 pt-5 pb-8 sm:px-10">
        <h1 ref={headingRef} tabIndex={-1} className="headline text-title outline-none">
          {title}
        </h1>
        {children}
        {actions && (
          <div className="mt-3 flex w-full flex-col justify-center gap-3 sm:flex-row">
            {actions}
          </div>
        )}
        {footnote && <p className="mt-2 text-ink-soft text-sm">{footnote}</p>}
      </div>
    </Card>
  );
}
