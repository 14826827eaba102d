import type { ComponentProps } from 'react';

/** A slice of shortcake: a strawberry, dripping cream, jam, sponge. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...props}>
      <rect className="fill-sponge" x="3.5" y="21" width="25" height="9.5" rx="3" />
      <rect className="fill-berry" x="3.5" y="17" width="25" height="7" />
      <path
        className="fill-[#fff4e3] stroke-sponge"
        d="M3.5 15.8a3 3 0 0 1 3-3h19a3 3 0 0 1 3 3v2.4a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0v1.4a2.5 2.5 0 0 1-5 0v-1.4a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0Z"
      />
      <path
        className="fill-berry"
        d="M16 3c3.9 0 6.6 1.7 6.6 4.5 0 3-3.6 6.2-6.6 7.1-3-.9-6.6-4.1-6.6-7.1C9.4 4.7 12.1 3 16 3Z"
      />
      <path
        className="fill-leaf"
        d="M16 5.3c-1.9 0-3.4-.7-4.4-2C12.8 1.8 14.3 1 16 1s3.2.8 4.4 2.3c-1 1.3-2.5 2-4.4 2Z"
      />
    </svg>
  );
}
