/** The title of a part of a call. */
export function Small({ children }: { children: string }) {
  return <h5 className="font-bold text-[0.9375rem]">{children}</h5>;
}
