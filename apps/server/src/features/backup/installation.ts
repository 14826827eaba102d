import type { BucketObject } from '../../platform/storage/s3/bucket.ts';

/** What is backed up, and what a backup is restored to. */
export type Installation = {
  /** Of the product that runs the command, as `1.0.0`. */
  version: string;
  /** The folder of its migrations. */
  migrations: URL;
  dataDirectory: string;
  /** Names of files in the data directory that were generated and cannot be made again. */
  secretFiles: readonly string[];
  /** Where finished videos are: a folder, or a bucket. */
  videos: { folder: string } | { bucket: string; objects(): AsyncIterable<BucketObject> };
  /** Of each of a finished project's files the keys that it may be under: where it is shown, or kept apart. */
  placesOf(projectId: string): readonly (readonly string[])[];
  /** Of a database of the operator's, as the owner of its tables; undefined for the embedded one. */
  externalUrl: string | undefined;
  /** Whether there is a database to back up; an external one is for the asking. */
  hasDatabase(): Promise<boolean>;
  /** The database as it is: the server that runs, else one that is started. */
  joinDatabase(): Promise<DatabaseServer>;
  /** A server for this process alone, with an empty database where there was none. */
  openDatabase(): Promise<DatabaseServer>;
};

type DatabaseServer = {
  /** As the role that owns the tables. */
  ownerUrl: string;
  /** Brings the schema to what this product needs, as every start does. */
  migrate(): Promise<void>;
  stop(): Promise<void>;
};
