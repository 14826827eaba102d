import { CategoryLinks } from '../../features/gallery/CategoryLinks.tsx';
import { PausePreviews } from '../../features/gallery/PausePreviews.tsx';
import { pageRow } from '../../features/gallery/row-shapes.ts';
import { TemplateGroups } from '../../features/gallery/TemplateGroups.tsx';
import { paths } from '../../lib/paths.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Awning } from '../../ui/Awning.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Who is signed in already starts where their plan lets them. */
export default function PublicTemplatesPage({ signedIn = false }: { signedIn?: boolean }) {
  const ownIdeaPath = paths.dashboard.promptYourself;
  return (
    <>
      <PageHead
        title="AI Video Templates"
        description="Ready-made ideas for short vertical videos: talking fruit, slicing, babies, vlogs, ASMR and pets. Pick one, change what you like, and have your video in minutes."
      />
      <Awning />
      <div className="mx-auto grid max-w-6xl gap-10 px-4 pt-8 sm:px-6 sm:pt-12">
        <div className="grid gap-7">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
            <div className="grid min-w-0 gap-3">
              <h1 className="headline text-section">AI Video Templates</h1>
              <p className="max-w-lg text-ink-soft text-lg">
                Pick an idea, change what you like, and have your video in minutes.
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={signedIn ? paths.home : paths.login()}>
                Start Creating Free
              </LinkButton>
              <LinkButton to={paths.pricing} variant="secondary">
                View Pricing
              </LinkButton>
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <CategoryLinks />
            <PausePreviews className="lg:ml-auto" />
          </div>
        </div>
        <TemplateGroups
          shape={pageRow}
          linkTo={paths.createVideo}
          ownIdeaPath={signedIn ? ownIdeaPath : paths.login(ownIdeaPath)}
        />
      </div>
    </>
  );
}
