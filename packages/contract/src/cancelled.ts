/** What a video that its owner has cancelled gives as the reason why it failed. */
export const CANCELLED = 'Cancelled';
