import { Link } from 'react-router';
import { PausePreviews } from '../../features/gallery/PausePreviews.tsx';
import { TemplatePreview } from '../../features/gallery/TemplatePreview.tsx';
import { categoryLabel } from '../../lib/category-label.ts';
import { classNames } from '../../lib/class-names.ts';
import { paths } from '../../lib/paths.ts';
import { samples } from './samples.ts';

/** Four slices of the gallery, like photographs of cake. */
export function SampleTemplates() {
  return (
    <section
      aria-label="Sample templates"
      className="relative mx-auto -mt-36 grid max-w-5xl justify-items-center gap-8 px-4 sm:-mt-48 sm:px-6"
    >
      <ul className="grid w-full grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
        {samples.map((sample) => (
          <li
            key={sample.id}
            data-preview-area=""
            className={classNames(
              'group relative rounded-card bg-surface p-2 pb-3 shadow-overlay transition-transform duration-300 ease-soft hover:-translate-y-2',
              sample.tilt,
            )}
          >
            <TemplatePreview template={sample} eager className="rounded-control" />
            <div className="grid gap-0.5 px-1.5 pt-3">
              <p className="text-ink-soft text-sm">{categoryLabel(sample.category)}</p>
              <Link
                to={paths.createVideo(sample.id)}
                className="font-bold leading-snug after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-berry-ink group-hover:text-berry-ink"
              >
                {sample.title}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <PausePreviews className="md:mt-4" />
    </section>
  );
}
