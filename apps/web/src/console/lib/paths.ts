/** Where the console's pages are. */
export const paths = {
  summary: '/',
  prices: '/prices',
  costs: '/costs',
  log: '/log',
} as const;

/** Under which all of them are. */
export const CONSOLE = '/admin';
