import { Navigate, Route, Routes } from 'react-router';
import { RouteFocus } from '../app/routes/RouteFocus.tsx';
import { EnginesPage } from './engines/EnginesPage.tsx';
import { paths } from './lib/paths.ts';
import { LogPage } from './log/LogPage.tsx';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';

export const ConsoleApp = () => (
  <>
    <RouteFocus />
    <Routes>
      <Route element={<ConsoleLayout />}>
        <Route path={paths.engines} element={<EnginesPage />} />
        <Route path={paths.log} element={<LogPage />} />
        <Route path="*" element={<Navigate to={paths.log} replace />} />
      </Route>
    </Routes>
  </>
);
