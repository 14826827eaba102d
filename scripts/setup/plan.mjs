// @ts-check
// Decides which Debian packages the set-up installs, and whether it may.
import { isExpected, missing } from './needs.mjs';

/** @typedef {import('./programs.mjs').Machine} Machine */

/**
 * Gives the command line up to apt-get, with sudo or without; undefined where packages cannot be
 * installed.
 * @param {{ isRoot: boolean, hasApt: boolean, sudoAsksNothing: () => boolean }} user
 * @returns {readonly string[] | undefined}
 */
export function aptFor({ isRoot, hasApt, sudoAsksNothing }) {
  if (!hasApt) return undefined;
  // Answers the questions of packages with their defaults.
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (isRoot) return apt;
  return sudoAsksNothing() ? ['sudo', '-n', ...apt] : undefined;
}

/**
 * Of what these flags name and is missing, the sets of Debian's packages that bring it: for each one or
 * several, to be tried in turn.
 * @param {ReadonlySet<string>} flags
 * @param {Machine} machine
 * @returns {(readonly (readonly string[])[])[]}
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
