import type { ReactNode, Ref } from 'react';

type Props = {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** One subject of the landing page under its heading, which names the section. */
export function Section({ id, title, text, children, ref }: Props) {
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="mx-auto max-w-6xl scroll-mt-6 px-4 pt-20 sm:px-6 sm:pt-28"
    >
      <div className="mx-auto mb-10 grid max-w-2xl justify-items-center gap-3 text-center sm:mb-14">
        <h2 id={id} className="headline text-section">
          {title}
        </h2>
        {text && <p className="text-ink-soft text-lg">{text}</p>}
      </div>
      {children}
    </section>
  );
}
