const DAYS_A_MONTH = 30;
const WEEKS_A_YEAR = 52;
const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];
const TIMES = ['', 'once', 'twice', 'three times', 'four times'];

/** How far a plan's videos of a month go, in words for its card; never further than they do. */
export function paceOf(videos: number): string {
  const aDay = Math.floor(videos / DAYS_A_MONTH);
  if (aDay > 0) return aDay === 1 ? 'A post every day' : `${numberWord(aDay)} posts every day`;
  const aWeek = Math.floor((videos * 12) / WEEKS_A_YEAR);
  if (aWeek > 1)
    return `${numberWord(aWeek)} or ${numberWord(aWeek + 1).toLowerCase()} posts a week`;
  return aWeek === 1 ? 'A post every week' : `A first taste, ${TIMES[videos]} a month`;
}

const numberWord = (n: number): string => NUMBERS[n] ?? n.toLocaleString('en-US');
