import { Navigate, Route, Routes } from 'react-router';
import { useServerEvents } from '../features/session/useServerEvents.ts';
import { DashboardLayout } from './layouts/DashboardLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import {
  CreateVideoPage,
  NotFoundPage,
  OverviewPage,
  ProjectsPage,
  PromptYourselfPage,
  PublicTemplatesPage,
  TemplatesPage,
} from './pages.ts';
import { paths } from './paths.ts';

export function SignedInRoutes() {
  useServerEvents();
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.dashboard.overview} replace />} />
      <Route path="/dashboard" element={<DashboardLayout />}>
        <Route index element={<OverviewPage />} />
        <Route path="templates" element={<TemplatesPage />} />
        <Route path="prompt-yourself" element={<PromptYourselfPage />} />
        <Route
          path="create-video/:id"
          element={<CreateVideoPage templatesPath={paths.dashboard.templates} />}
        />
        <Route path="projects" element={<ProjectsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<PublicLayout signedIn />}>
        <Route path="/templates" element={<PublicTemplatesPage signedIn />} />
        <Route
          path="/create-video/:id"
          element={<CreateVideoPage templatesPath={paths.templates} />}
        />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
