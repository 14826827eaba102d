import { TemplateGroups } from '../../features/gallery/TemplateGroups.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { paths } from '../paths.ts';

export default function PublicTemplatesPage({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 sm:pt-14">
      <PageTitle
        title="AI Video Templates"
        subtitle="Pick an idea, change what you like, and have your video in minutes."
        action={!signedIn && <LinkButton to={paths.login()}>Start Creating Free</LinkButton>}
      />
      <TemplateGroups linkTo={paths.createVideo} />
    </div>
  );
}
