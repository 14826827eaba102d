/**
 * A page that the server sends. One with `drawnAt` is drawn by the build as it stands at that address,
 * and shows before any script runs; the others are drawn by the browser. `modules` are what it needs
 * beside main.tsx: named on the page, they load beside it instead of after it.
 */
export type Page = { drawnAt?: string; modules: readonly string[] };

const gate = 'routes/SessionGate.tsx';

export const pages: Readonly<Record<string, Page>> = {
  landing: { drawnAt: '/', modules: ['pages/LandingPage.tsx'] },
  pricing: { drawnAt: '/pricing', modules: ['pages/LandingPage.tsx'] },
  templates: { drawnAt: '/templates', modules: ['pages/PublicTemplatesPage.tsx'] },
  verify: { drawnAt: '/verify', modules: ['pages/VerifyPage.tsx'] },
  login: { drawnAt: '/login', modules: ['pages/LoginPage.tsx'] },
  'visitors-shell': { modules: [] },
  'members-shell': { modules: [gate] },
  overview: { modules: [gate, 'pages/OverviewPage.tsx'] },
  projects: { modules: [gate, 'pages/ProjectsPage.tsx'] },
  'prompt-yourself': { modules: [gate, 'pages/PromptYourselfPage.tsx'] },
  'create-video': { modules: [gate, 'pages/CreateVideoPage.tsx'] },
  billing: { modules: [gate, 'pages/BillingPage.tsx'] },
};

/**
 * Every path that leads to a page, whoever asks; a star stands for one part. Any other is answered with
 * 404. The routes of SignedInRoutes.tsx and App.tsx.
 */
export const routes = [
  '/',
  '/login',
  '/test',
  '/templates',
  '/verify',
  '/create-video/*',
  '/pricing',
  '/checkout',
  '/checkout/complete',
  '/dashboard',
  '/dashboard/templates',
  '/dashboard/prompt-yourself',
  '/dashboard/prompt-yourself/series',
  '/dashboard/create-video/*',
  '/dashboard/create-video/*/series',
  '/dashboard/series/*',
  '/dashboard/projects',
  '/dashboard/billing',
  '/dashboard/settings',
  '/dashboard/support',
];

/**
 * Which page an address gets, for people without the sign of a session and for those with it. A star
 * stands for the address before it and all below; a question mark for any query, which the drawn login
 * page knows nothing of. Says the same as the routes of App.tsx, or less: a shell fits everywhere.
 */
export const addresses = {
  visitors: {
    '/*': 'landing',
    '/pricing': 'pricing',
    '/templates': 'templates',
    '/verify': 'verify',
    '/login': 'login',
    '/login?': 'visitors-shell',
    '/test': 'visitors-shell',
    '/dashboard/*': 'visitors-shell',
    '/create-video/*': 'visitors-shell',
    '/checkout/*': 'visitors-shell',
  },
  members: {
    '/*': 'members-shell',
    '/login': 'login',
    '/login?': 'visitors-shell',
    '/test': 'visitors-shell',
    '/create-video/*': 'create-video',
    '/dashboard': 'overview',
    '/dashboard/projects': 'projects',
    '/dashboard/prompt-yourself': 'prompt-yourself',
    '/dashboard/create-video/*': 'create-video',
    '/dashboard/billing': 'billing',
  },
} as const;
