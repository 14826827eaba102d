/** For what goes away with the focus in it: the focus must not go as well. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true });
