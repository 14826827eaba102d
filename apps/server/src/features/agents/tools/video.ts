import type { Project } from '@shortcake/contract/project';
import { VideoInShort } from '@shortcake/contract/v1/tools';

/** A video with the addresses that an agent hands on. */
export const withLinks = <P extends Project>(publicUrl: URL, video: P) => ({
  ...video,
  fileUrl: video.videoUrl && new URL(`/api/v1/videos/${video.id}/file`, publicUrl).href,
  pageUrl: new URL(pageOf(video), publicUrl).href,
});

/** The same without what is long. */
export const inShort = (publicUrl: URL, video: Project): VideoInShort =>
  VideoInShort.parse(withLinks(publicUrl, video));

/** Where the web app shows it. */
const pageOf = ({ seriesId }: Project) =>
  seriesId === null ? '/dashboard/projects' : `/dashboard/series/${seriesId}`;
