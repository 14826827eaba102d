import type { Page } from '@playwright/test';

/** Milliseconds of the processor that pages took for themselves, and the longest of their tasks. */
export type Processor = { total: number; longest: number };

type Event = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Microseconds on the processor. */
  tdur?: number;
};

/**
 * Measures what the page's own thread does while `act` goes on. Waiting for the processor does not count,
 * nor what decodes videos beside it. The speed of a processor that others use as well does: in the same code
 * a key took 19 ms when it was written, and 43 on a virtual machine both of whose cores were busy.
 */
export async function processorOf(page: Page, act: () => Promise<unknown>): Promise<Processor> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const events: Event[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as Event);
  });
  const includedCategories = ['toplevel', 'disabled-by-default-devtools.timeline'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const threadOf = ({ pid, tid }: Event) => `${pid}:${tid}`;
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.flatMap((event) =>
    event.name === 'RunTask' && event.ph === 'X' && threads.has(threadOf(event))
      ? (event.tdur ?? 0) / 1000
      : [],
  );
  return { total: tasks.reduce((sum, ms) => sum + ms, 0), longest: Math.max(0, ...tasks) };
}
