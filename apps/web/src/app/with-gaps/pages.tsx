import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { DevelopersPage } from './developers/DevelopersPage.tsx';
import { LegalPage } from './legal/LegalPage.tsx';
import { MailsPage } from './mails/MailsPage.tsx';
import { ReportPage } from './report/ReportPage.tsx';
import { ReportReceivedPage } from './report/ReportReceivedPage.tsx';
import { SharedGonePage } from './share/SharedGonePage.tsx';
import { SharedPage } from './share/SharedPage.tsx';
import { SharedPlayerGonePage, SharedPlayerPage } from './share/SharedPlayerPage.tsx';

/**
 * A page that the build draws once and the server completes for each answer. In the place of what only
 * an answer knows it has a gap: a name such as `__TITLE__`, as text or in an attribute. No script takes
 * it over: links and forms on it work by themselves.
 */
type PageWithGaps = {
  page: ReactNode;
  /** The module of a small script of its own, from the folder of the web app. */
  script?: string;
  /** Without the banner of the sandbox: for what stands within a page of somebody else. */
  bare?: boolean;
};

const inPublicLayout = (page: ReactNode) => (
  <Routes>
    <Route element={<PublicLayout />}>
      <Route path="*" element={page} />
    </Route>
  </Routes>
);

const shareScript = 'src/app/with-gaps/share/share-script.ts';

/** By the names that the server asks for them by. */
export const pagesWithGaps: Readonly<Record<string, PageWithGaps>> = {
  developers: {
    page: inPublicLayout(<DevelopersPage />),
    script: 'src/app/with-gaps/developers/developers-script.ts',
  },
  legal: { page: inPublicLayout(<LegalPage />) },
  'mails-ask': { page: inPublicLayout(<MailsPage state="ask" />) },
  'mails-off': { page: inPublicLayout(<MailsPage state="off" />) },
  'mails-on': { page: inPublicLayout(<MailsPage state="on" />) },
  'mails-unknown': { page: inPublicLayout(<MailsPage state="unknown" />) },
  report: { page: inPublicLayout(<ReportPage />) },
  'report-received': { page: inPublicLayout(<ReportReceivedPage />) },
  shared: { page: inPublicLayout(<SharedPage />), script: shareScript },
  'shared-player': { page: <SharedPlayerPage />, script: shareScript, bare: true },
  'shared-player-gone': { page: <SharedPlayerGonePage />, bare: true },
  'shared-gone': { page: inPublicLayout(<SharedGonePage />) },
};
