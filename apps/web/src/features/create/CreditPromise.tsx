/** What a press of Generate risks: nothing. */
export function CreditPromise() {
  return (
    <p className="text-ink-soft text-sm">
      Your credit comes back by itself if the video cannot be made.
    </p>
  );
}
