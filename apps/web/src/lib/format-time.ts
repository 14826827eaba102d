const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026, 3:04 PM", in the time of whoever reads it. */
export const formatTime = (iso: string): string => time.format(new Date(iso));
