import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Installation } from '../features/backup/installation.ts';
import { refuseHalfRestored } from '../features/backup/restore-mark.ts';
import { evidenceKeyOf, keysOf } from '../features/videos/media/keys.ts';
import { hasCluster } from '../platform/db/cluster.ts';
import type { Log } from '../platform/log.ts';
import { openBucket } from '../platform/storage/s3/bucket.ts';
import {
  clusterOf,
  type DatabaseServer,
  externalServer,
  joinDatabaseServer,
  migrateDatabase,
  openDatabaseServer,
} from './database.ts';
import { AUTHORITY, MIGRATIONS, SESSION_SECRET, VIDEOS } from './places.ts';
import { readVersion } from './version.ts';

/** What a configuration leads to, for the commands that back it up and restore it. */
export async function findInstallation(config: Config, log: Log): Promise<Installation> {
  const { dataDirectory, s3 } = config;
  const externalUrl = externalServer(config)?.ownerUrl;
  const server = async (opening: Promise<DatabaseServer>) => {
    const opened = await opening;
    const { ownerUrl, stop } = opened;
    return { ownerUrl, stop, migrate: async () => void (await migrateDatabase(opened, log)) };
  };
  return {
    version: await readVersion(),
    migrations: MIGRATIONS,
    dataDirectory,
    secretFiles: [SESSION_SECRET, AUTHORITY],
    videos: s3
      ? { bucket: s3.bucket, objects: () => openBucket(s3).objects() }
      : { folder: join(dataDirectory, VIDEOS) },
    placesOf: (projectId) => keysOf(projectId).map((key) => [key, evidenceKeyOf(key)]),
    externalUrl,
    hasDatabase: async () => externalUrl !== undefined || hasCluster(clusterOf(config)),
    async joinDatabase() {
      await refuseHalfRestored(dataDirectory);
      return server(joinDatabaseServer(config, log));
    },
    openDatabase: () => server(openDatabaseServer(config, log)),
  };
}
