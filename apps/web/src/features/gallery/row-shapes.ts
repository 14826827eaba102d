/** How many cards a row shows, by the width of the window, and where it has buttons. */
export type RowShape = { slideClass: string; buttonsClass?: string };

/** 2, 3 or 4 across the page; with buttons everywhere. */
export const pageRow: RowShape = { slideClass: 'basis-1/2 md:basis-1/3 lg:basis-1/4' };

/** 2, 3 or 5 beside the dashboard's list of pages; fingers swipe. */
export const dashboardRow: RowShape = {
  slideClass: 'basis-1/2 md:basis-1/3 lg:basis-1/5',
  buttonsClass: 'max-md:hidden',
};
