/** Where a project's files are in storage: all under a folder of its id. */
export const videoKey = (projectId: string) => `${projectId}/video.mp4`;
export const posterKey = (projectId: string) => `${projectId}/poster.jpg`;

/** All files that a project can have. What is not here outlives its project. */
export const keysOf = (projectId: string) => [videoKey(projectId), posterKey(projectId)];

export const VIDEO_TYPE = 'video/mp4';
export const POSTER_TYPE = 'image/jpeg';
