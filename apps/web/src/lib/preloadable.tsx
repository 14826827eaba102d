import { type ComponentType, lazy, useState } from 'react';

/** A component that comes with a script of its own, before it is rendered or when it is. */
type Preloadable<Props> = ComponentType<Props> & {
  /** Done when the component is there; rejects when its script cannot be had. */
  preload(): Promise<void>;
};

/**
 * What `lazy` makes, and what is there at once after `preload`: React leaves the fallback of a lazy
 * component for 300 ms, even when its script has come with the page.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  let Loaded: ComponentType<Props> | undefined;
  function Page(props: Props) {
    // The first one stays: another one would begin anew, without what was typed.
    const [Content] = useState(() => Loaded ?? Lazy);
    return <Content {...props} />;
  }
  const preload = async () => {
    Loaded = (await load()).default;
  };
  return Object.assign(Page, { preload });
}
