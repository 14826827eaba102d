export function Subtitle({ children }: { children: string }) {
  return <h3 className="mt-2 font-bold text-lg">{children}</h3>;
}
