/** Why a payment or a card was refused, above the button that tries again and names it by `id`. */
export function PaymentFailure({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="rounded-control bg-berry-wash px-4 py-3 text-[0.9375rem] text-berry-ink">
      {text}
    </p>
  );
}
