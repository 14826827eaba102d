import { Plus } from 'lucide-react';
import { ProjectList } from '../../features/projects/ProjectList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { paths } from '../paths.ts';

export default function ProjectsPage() {
  return (
    <>
      <PageTitle
        title="My Projects"
        subtitle="Every video you have asked for"
        action={
          <LinkButton to={paths.dashboard.templates}>
            <Plus aria-hidden="true" className="size-5" />
            New Video
          </LinkButton>
        }
      />
      <ProjectList
        emptyAction={
          <LinkButton to={paths.dashboard.templates}>Create Your First Video</LinkButton>
        }
      />
    </>
  );
}
