const networks = [
  {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17.2 6.8h.01',
  },
  {
    name: 'TikTok',
    path: 'M14 3v11.5a4.2 4.2 0 1 1-4.2-4.2M14 3c.4 3 2.2 4.7 5 5',
  },
  {
    name: 'YouTube',
    path: 'M6.5 5.5h11A4 4 0 0 1 21.5 9.5v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4ZM10.3 9.3v5.4l4.7-2.7Z',
  },
];

/** Placeholders: they lead nowhere until there is somewhere to lead to. */
export function SocialIcons() {
  return (
    <ul className="-ml-1 flex gap-3">
      {networks.map(({ name, path }) => (
        <li key={name}>
          <svg
            role="img"
            aria-label={name}
            viewBox="0 0 24 24"
            className="size-7 fill-none stroke-2 stroke-ink-soft"
          >
            <path d={path} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
