/** What every dialog stands on. Radix parts of one kind refuse to work in another's, so only the looks are shared. */
export const dialogStyle = {
  overlay: 'fixed inset-0 z-40 animate-appear bg-scrim data-[state=closed]:animate-vanish',
  stage:
    'pointer-events-none fixed inset-0 z-50 grid place-items-end p-3 sm:place-items-center sm:p-6',
  sheet:
    'pointer-events-auto w-full animate-rise rounded-sheet border border-line bg-surface shadow-overlay data-[state=closed]:animate-vanish sm:mx-auto',
};
