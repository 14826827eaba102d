const number = new Intl.NumberFormat('en-US');

export const formatNumber = (value: number): string => number.format(value);

/** "1 credit", "1,200 credits" */
export const counted = (count: number, noun: string): string =>
  `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
