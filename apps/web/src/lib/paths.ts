const withReturn = (path: string, returnTo: string | null | undefined): string =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;

/** Names, in a create page's address, the project that it begins with. */
export const MADE_FROM = 'from';

/** Names, in a create page's address, the shared video that another is to be like, by its link's token. */
export const MADE_LIKE = 'like';

export const paths = {
  home: '/',
  login: (returnTo?: string | null) => withReturn('/login', returnTo),
  /** The login page, for whoever has deleted their account. */
  deleted: '/login?notice=deleted',
  templates: '/templates',
  verify: '/verify',
  createVideo: (id: string) => `/create-video/${id}`,
  /** What programs can do here, and how. */
  developers: '/developers',
  test: '/test',
  pricing: '/pricing',
  checkout: (plan: string) => `/checkout?plan=${encodeURIComponent(plan)}`,
  checkoutComplete: '/checkout/complete',
  dashboard: {
    overview: '/dashboard',
    /** The overview of who has just subscribed. */
    completed: '/dashboard?completed=true',
    projects: '/dashboard/projects',
    templates: '/dashboard/templates',
    promptYourself: '/dashboard/prompt-yourself',
    createVideo: (id: string) => `/dashboard/create-video/${id}`,
    /** The table for many videos of a template. */
    makeSeries: (id: string) => `/dashboard/create-video/${id}/series`,
    /** The same, of one's own ideas. */
    promptSeries: '/dashboard/prompt-yourself/series',
    /** The board of a series. */
    series: (id: string) => `/dashboard/series/${id}`,
    /** A create page that begins with the prompt and settings of a project. */
    createFrom: (createPage: string, projectId: string) =>
      `${createPage}?${MADE_FROM}=${encodeURIComponent(projectId)}`,
    billing: '/dashboard/billing',
    settings: '/dashboard/settings',
    support: '/dashboard/support',
  },
  /** Answered by the server: reached by loading the page, never by the router. */
  server: {
    signIn: (returnTo?: string | null) => withReturn('/auth/google', returnTo),
    signInAgain: (returnTo?: string | null) => withReturn('/api/login', returnTo),
    signOut: '/api/logout',
    terms: '/terms',
    privacy: '/privacy',
    imprint: '/imprint',
    /** All that is kept of a person, as one file. */
    exportData: '/api/account/export',
    /** Tells a key of its account. */
    api: '/api/v1',
    /** Where the links of mails lead. */
    unsubscribe: '/unsubscribe',
  },
} as const;

/** Where to come back to after sign-in: a path of ours or nothing. */
export function safeReturnTo(value: string | null): string | null {
  if (!value || !URL.canParse(value, ORIGIN)) return null;
  const url = new URL(value, ORIGIN);
  return url.origin === ORIGIN && value.startsWith('/')
    ? url.pathname + url.search + url.hash
    : null;
}

const ORIGIN = 'https://ours.invalid';
