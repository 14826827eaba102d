import { Link } from 'react-router';
import { Poster } from '../../features/gallery/Poster.tsx';
import { categoryLabel } from '../../lib/category-label.ts';
import { paths } from '../paths.ts';
import { samples } from './samples.ts';

export function SampleTemplates() {
  return (
    <section
      aria-label="Sample templates"
      className="relative mx-auto -mt-36 max-w-5xl px-4 sm:-mt-48 sm:px-6"
    >
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
        {samples.map((sample) => (
          <li key={sample.id} className={sample.tilt}>
            <Link
              to={paths.createVideo(sample.id)}
              className="group relative block overflow-hidden rounded-card border-4 border-surface shadow-overlay transition-transform duration-300 ease-soft hover:-translate-y-2"
            >
              <Poster id={sample.id} category={sample.category} eager />
              <span className="absolute inset-x-0 bottom-0 grid gap-0.5 bg-linear-to-t from-black/75 to-transparent p-4 pt-16 text-white">
                <span className="text-sm">{categoryLabel(sample.category)}</span>
                <span className="font-bold leading-snug">{sample.title}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
