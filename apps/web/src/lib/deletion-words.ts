import type { Project } from '@shortcake/contract/project';

type Deleted = Pick<Project, 'title' | 'deleteRefunds'>;

/** What deleting a project will do, said before. */
export function beforeDeletion({ title, deleteRefunds }: Deleted): string {
  if (deleteRefunds === null) return `"${title}" will be gone for good.`;
  if (deleteRefunds) {
    return `"${title}" is still being made. It will be stopped, and your credit comes back.`;
  }
  return `"${title}" is still being made. It will be stopped, but its credit stays spent: the video service may charge for it, and only a few stopped videos a day are free. If the service confirms that it charges nothing, your credit comes back.`;
}

/** What deleting it did to its credit; nothing to say of one that had ended. */
export function afterDeletion({
  deleteRefunds,
}: Deleted): { title: string; description: string } | null {
  if (deleteRefunds === null) return null;
  const description = deleteRefunds
    ? 'Your credit is back.'
    : 'Its credit stays spent, unless the video service confirms that it charges nothing.';
  return { title: 'Video deleted', description };
}
