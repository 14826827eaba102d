import type { ComponentProps } from 'react';
import { NoticeCard } from '../../../ui/NoticeCard.tsx';

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** A step of the checkout that only says something; read out, as it takes another step's place. */
export function CheckoutNotice(props: ComponentProps<typeof NoticeCard>) {
  return (
    <div className="grid justify-items-center px-4 py-12 sm:py-20">
      <title>{`${props.title} · Shortcake`}</title>
      <NoticeCard headingRef={focus} {...props} />
    </div>
  );
}
