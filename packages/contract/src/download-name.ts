const MAX_LENGTH = 80;

/** A name that every file system takes, made of the title's letters and digits of any script. */
export function downloadName(title: string): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...name].slice(0, MAX_LENGTH).join('').replace(/-+$/, '');
  return `${short || 'video'}.mp4`;
}
