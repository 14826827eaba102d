import { scriptsOf, sizeOf } from '../apps/web/test/page-scripts.ts';
import type { Figure } from './figure.ts';

/** All the JavaScript that takes the landing page over, as it travels. */
export async function measureLandingScripts(): Promise<Figure> {
  const { first, later } = await scriptsOf('landing.html');
  const sizes = await Promise.all([...new Set([...first, ...later])].map(sizeOf));
  const kilobytes = sizes.reduce((total, size) => total + size, 0) / 1000;
  return { name: 'landing, JavaScript, gzip', value: kilobytes, unit: 'kB', limit: 90 };
}
