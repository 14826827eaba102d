type Props = {
  /** Without the product's name, which follows it. */
  title: string;
  /** For search engines and link previews; pages behind sign-in have none. */
  description?: string;
};

/** A page's title and description. React puts both into the document's head. */
export function PageHead({ title, description }: Props) {
  return (
    <>
      <title>{`${title} · Shortcake`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
