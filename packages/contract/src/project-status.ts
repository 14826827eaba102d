/** How a project stands. */
export const projectStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];
