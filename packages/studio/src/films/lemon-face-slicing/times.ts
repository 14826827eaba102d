/** When the juice reaches her lip and she puckers, and when she finds it sweet, in seconds. */
export const SOUR = 4.75;
export const SWEET = 6.05;
