export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-full bg-surface px-5 py-3 font-bold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
    >
      Skip to content
    </a>
  );
}
