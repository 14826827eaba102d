import type { Plugin } from 'vite';

const FOLDER = '/react-router/dist/production/lib/';

/**
 * What React Router says in a way that keeps code in the bundle which nobody calls: names for its
 * developer tools, calls not marked as pure, and the prefetching of its framework mode. 3.2 kB gzip,
 * on every page.
 */
const KEPT_ALIVE: readonly [file: string, said: RegExp, instead: string][] = [
  ['dom/lib.js', /^\w+\.displayName = .*;$/gm, ''],
  ['dom/lib.js', /= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
  ['components.js', /= (React\$1\.memo\()/g, '= /* @__PURE__ */ $1'],
  ['dom/lib.js', /usePrefetchBehavior\(prefetch, rest\)/, '[false, null, {}]'],
  ['dom/lib.js', /shouldPrefetch && !isAbsolute \?.*? : link;/, 'link;'],
  ['dom/lib.js', /mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
];

/** Builds React Router without what is never used. Fails when a version says these things otherwise. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/(dom\/lib|components)\.js$/ },
      handler(code, id) {
        const file = id.slice(id.indexOf(FOLDER) + FOLDER.length);
        return KEPT_ALIVE.filter(([name]) => name === file).reduce((slim, [, said, instead]) => {
          const next = slim.replace(said, instead);
          if (next === slim) this.error(`React Router no longer says ${said}`);
          return next;
        }, code);
      },
    },
  };
}
