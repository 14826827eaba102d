/** Of one address, in changes a minute; a household reports some, however few those are. */
const PER_CHANGE = 1 / 20;
const FEWEST = 5;

/**
 * Of all people, in changes a minute: so many that a few addresses use up nobody's, and few enough for a
 * flood of addresses to fill no disk: 6,000 of the longest are 150 MB.
 */
const OF_ALL_PER_CHANGE = 10;

/** How many reports an hour are taken, where so many changes a minute are. */
export const reportsPerHour = (changesPerMinute: number) => ({
  ofAddress: Math.max(FEWEST, Math.ceil(changesPerMinute * PER_CHANGE)),
  ofAll: changesPerMinute * OF_ALL_PER_CHANGE,
});
