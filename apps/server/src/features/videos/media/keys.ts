/** Where a project's files are in storage: all under a folder of its id. */
export const videoKey = (projectId: string) => `${projectId}/video.mp4`;
export const posterKey = (projectId: string) => `${projectId}/poster.jpg`;

/** All files that a project can have. What is not here outlives its project. */
export const keysOf = (projectId: string) => [videoKey(projectId), posterKey(projectId)];

/** Where a file of a project is while that is taken down: at no address that was ever handed out. */
export const evidenceKeyOf = (key: string) => `evidence/${key}`;

export const VIDEO_TYPE = 'video/mp4';
export const POSTER_TYPE = 'image/jpeg';

/** The files of a finished project, by the names that addresses have for them. */
export const FILES: ReadonlyMap<
  string,
  { keyOf: (projectId: string) => string; contentType: string }
> = new Map([
  ['video.mp4', { keyOf: videoKey, contentType: VIDEO_TYPE }],
  ['poster.jpg', { keyOf: posterKey, contentType: POSTER_TYPE }],
]);
