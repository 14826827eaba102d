/** Where the console's pages are. */
export const paths = {
  engines: '/engines',
  log: '/log',
} as const;

/** Under which all of them are. */
export const CONSOLE = '/admin';
