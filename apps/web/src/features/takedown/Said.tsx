/** What somebody wrote, with their lines. */
export const Said = ({ children }: { children: string }) => (
  <blockquote className="whitespace-pre-wrap border-line-strong/50 border-l-[3px] pl-3.5 [overflow-wrap:anywhere]">
    {children}
  </blockquote>
);
