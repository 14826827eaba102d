/** Where a project's files are in storage: all under a folder of its id, so that they go together. */
export const videoKey = (projectId: string) => `${projectId}/video.mp4`;
export const posterKey = (projectId: string) => `${projectId}/poster.jpg`;

export const VIDEO_TYPE = 'video/mp4';
export const POSTER_TYPE = 'image/jpeg';
