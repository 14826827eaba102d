const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 21, 2026" */
export const formatDay = (iso: string): string => day.format(new Date(iso));
