import { useId } from 'react';

/** A shop's striped awning along the top of what it stands above. */
export function Awning() {
  const stripes = useId();
  return (
    <svg aria-hidden="true" width="100%" height="40" className="block">
      <pattern id={stripes} width="80" height="40" patternUnits="userSpaceOnUse">
        <path d="M0 0h40v20a20 20 0 0 1-40 0z" className="fill-berry" />
        <path d="M40 0h40v20a20 20 0 0 1-40 0z" className="fill-berry-wash" />
      </pattern>
      <rect width="100%" height="40" fill={`url(#${stripes})`} />
    </svg>
  );
}
