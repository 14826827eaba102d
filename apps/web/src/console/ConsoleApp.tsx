import { Navigate, Route, Routes } from 'react-router';
import { RouteFocus } from '../app/routes/RouteFocus.tsx';
import { CostsPage } from './costs/CostsPage.tsx';
import { EnginesPage } from './engines/EnginesPage.tsx';
import { FindingsPage } from './findings/FindingsPage.tsx';
import { paths } from './lib/paths.ts';
import { LogPage } from './log/LogPage.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { PersonPage } from './people/PersonPage.tsx';
import { PricesPage } from './prices/PricesPage.tsx';
import { ProjectsPage } from './projects/ProjectsPage.tsx';
import { ReportsPage } from './reports/ReportsPage.tsx';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';
import { SummaryPage } from './summary/SummaryPage.tsx';
import { TicketsPage } from './tickets/TicketsPage.tsx';

export const ConsoleApp = () => (
  <>
    <RouteFocus />
    <Routes>
      <Route element={<ConsoleLayout />}>
        <Route index element={<SummaryPage />} />
        <Route path={paths.prices} element={<PricesPage />} />
        <Route path={paths.costs} element={<CostsPage />} />
        <Route path={paths.people} element={<PeoplePage />} />
        <Route path={paths.person(':id')} element={<PersonPage />} />
        <Route path={paths.projects} element={<ProjectsPage />} />
        <Route path={paths.reports} element={<ReportsPage />} />
        <Route path={paths.decidedReports} element={<ReportsPage />} />
        <Route path={paths.tickets} element={<TicketsPage />} />
        <Route path={paths.closedTickets} element={<TicketsPage />} />
        <Route path={paths.engines} element={<EnginesPage />} />
        <Route path={paths.findings} element={<FindingsPage />} />
        <Route path={paths.log} element={<LogPage />} />
        <Route path="*" element={<Navigate to={paths.summary} replace />} />
      </Route>
    </Routes>
  </>
);
