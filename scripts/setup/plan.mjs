// @ts-check
// What the set-up installs of what is missing, and by which right.
import { isExpected, missing } from './needs.mjs';

/** @typedef {import('./programs.mjs').Machine} Machine */

/**
 * How Debian's packages are installed here: the words before apt-get's own; undefined where they are not.
 * @param {{ isRoot: boolean, hasApt: boolean, sudoAsksNothing: () => boolean }} user
 * @returns {readonly string[] | undefined}
 */
export function aptFor({ isRoot, hasApt, sudoAsksNothing }) {
  if (!hasApt) return undefined;
  // What a package would ask is answered by its defaults.
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (isRoot) return apt;
  return sudoAsksNothing() ? ['sudo', '-n', ...apt] : undefined;
}

/**
 * Of what these flags name and is missing, the sets of Debian's packages that bring it.
 * @param {ReadonlySet<string>} flags
 * @param {Machine} machine
 * @returns {(readonly string[])[]}
 */
export function packagesFor(flags, machine) {
  return missing(machine, flags)
    .filter((need) => isExpected(need, machine))
    .filter(({ flag }) => flag !== '--browser' || mayInstallBrowser(machine))
    .flatMap(({ debian }) => (debian === undefined ? [] : [debian]));
}

/**
 * Not where somebody names another, and not on Ubuntu, whose package is a snap.
 * @param {Machine} machine
 */
const mayInstallBrowser = ({ env, distribution }) =>
  !env.CHROMIUM_PATH && distribution !== 'ubuntu';
