import { onTestFinished, test } from 'vitest';
import { Asker } from './asker.ts';
import { LAST_RELEASE } from './last-release.ts';
import { expectAllWell, openWorld } from './rolling.suite.ts';
import { hasCommit, unpackRelease } from './unpack-release.ts';

test('the last release goes on beside this version, and what was asked of it this version makes', async ({
  skip,
}) => {
  if (!(await hasCommit(LAST_RELEASE))) {
    skip(`this history has no ${LAST_RELEASE}: fetch it (git fetch --unshallow --tags)`);
  }
  const release = await unpackRelease(LAST_RELEASE);
  onTestFinished(release.remove);
  const world = await openWorld();
  const oldWeb = await world.fleet.start('old web', 'web', release.folder);
  const asker = await Asker.signUp('asker', oldWeb);
  await asker.askForVideo(oldWeb, oldWeb);

  // It migrates the database under the release's feet, and makes what is asked for.
  const newProduct = await world.fleet.start('new product', 'all');
  await asker.askForVideo(oldWeb, newProduct);
  await asker.buyCredits(newProduct, oldWeb);
  await expectAllWell(world, [asker]);
});
