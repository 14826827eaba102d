/**
 * What text, links, words of code and rows look like, said once for the page: there are hundreds of each,
 * and with classes of their own the page would be twice as long.
 */
export const LOOK = [
  '[&_:is(p,dd,dt)_a]:text-berry-ink [&_:is(p,dd,dt)_a]:underline',
  '[&_:is(p,dd)_code]:rounded-md [&_:is(p,dd)_code]:bg-sunken [&_:is(p,dd)_code]:px-1 [&_:is(p,dd)_code]:py-0.5',
  '[&_code]:font-mono [&_code]:[overflow-wrap:anywhere]',
  '[&_:is(p,dd)_code]:text-[0.875em] [&_:is(p,dd)_code]:text-ink',
  '[&_dl]:border-line [&_dl]:border-t [&_dl>div]:border-line [&_dl>div]:border-b [&_dl>div]:py-3',
  '[&_dl>div]:grid [&_dl>div]:gap-x-6 [&_dl>div]:gap-y-1',
  'sm:[&_dl>div]:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]',
  '[&_dt]:flex [&_dt]:flex-wrap [&_dt]:content-start [&_dt]:items-center [&_dt]:gap-x-2 [&_dt]:gap-y-1',
  '[&_dt]:text-ink-soft [&_dt]:text-sm [&_dt>code]:font-bold [&_dt>code]:text-ink',
  '[&_dd]:min-w-0 [&_dd]:text-[0.9375rem] [&_dd]:text-ink-soft [&_dd]:leading-relaxed',
  '[&_dd_ul]:mt-1.5 [&_dd_ul]:flex [&_dd_ul]:flex-wrap [&_dd_ul]:gap-1.5',
].join(' ');
