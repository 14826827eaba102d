/** Where the console's pages are. */
export const paths = {
  summary: '/',
  prices: '/prices',
  costs: '/costs',
  people: '/people',
  /** An id, or the name of one in a route. */
  person: (id: string) => `/people/${id}`,
  projects: '/videos',
  reports: '/reports',
  decidedReports: '/reports/decided',
  tickets: '/tickets',
  closedTickets: '/tickets/closed',
  engines: '/engines',
  findings: '/findings',
  log: '/log',
} as const;

/** Under which all of them are. */
export const CONSOLE = '/admin';
