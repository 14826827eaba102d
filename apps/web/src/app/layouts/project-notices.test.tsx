import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { shelf } from '../../../../../e2e/screens/sample-shelf.ts';
import { playLocks } from '../../../test/light-dom/locks.ts';
import { playNotifications } from '../../../test/light-dom/notifications.ts';
import { withCredits } from '../../../test/light-dom/people.ts';

const path = '/dashboard/projects';
const ready: Project = { ...shelf.tall, id: 'cake', title: 'Cake' };
const rendering: Project = { ...ready, status: 'processing', step: 'rendering', videoUrl: null };
const failed: Project = { ...shelf.failed, id: 'bread', title: 'Bread' };
const waiting: Project = { ...failed, status: 'processing', step: 'waiting', failureReason: null };

// The modules know a browser that later files of this worker do not have.
afterAll(() => vi.resetModules());

/** A browser whose person allows notifications, with a page that nobody has chosen anything on yet. */
async function open(
  address: string,
  answer: Parameters<typeof playNotifications>[0],
  projects: Project[],
) {
  const browser = { ...playNotifications(answer), ...playLocks() };
  vi.resetModules();
  const { showApp } = await import('../../../test/light-dom/show.tsx');
  const { ServerEvents } = await import('../../../test/light-dom/events.ts');
  const { api, hand } = showApp(address, withCredits(1), { listProjects: projects });
  await waitFor(() => expect(api.calls('listProjects').length).toBeGreaterThan(0));
  await screen.findByRole('heading', { level: 1 });
  /** The list is another one from now on, and the page has heard of it. */
  const become = async (...projects: Project[]) => {
    const before = api.calls('listProjects').length;
    api.answer({ listProjects: projects });
    act(() => ServerEvents.tell('projects'));
    await waitFor(() => expect(api.calls('listProjects').length).toBeGreaterThan(before));
  };
  return { api, hand, become, ...browser };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const tellMe = () => box('Tell me when it is ready');
const isChecked = async () => (await tellMe()).getAttribute('aria-checked') === 'true';
const view = () => screen.queryByRole('link', { name: 'View' });
/** A toast that has just come takes no press yet. */
const dismiss = (hand: { click(button: Element): Promise<void> }) =>
  waitFor(() => {
    const toasts = screen.getByRole('region', { name: /^Notifications \(/ });
    return hand.click(within(toasts).getByRole('button', { name: 'Dismiss' }));
  });

test('the note about closing the tab stands there only while something is under way', async () => {
  const { become } = await open(path, 'granted', [rendering, waiting]);
  await screen.findByText('You can close this tab; the videos go on without you.');
  await become(ready, waiting);
  await screen.findByText('You can close this tab; the video goes on without you.');
  (await tellMe()).focus();
  await become(ready, failed);
  await waitFor(() => expect(screen.queryByText(/^You can close this tab;/)).toBeNull());
  // It went with the focus in it, and left that to the page.
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('what failed is told once, on any page, and read out when the reader has finished', async () => {
  const { become, hand } = await open('/dashboard/support', 'granted', [ready, waiting]);
  expect(view()).toBeNull();
  await become(ready, failed);
  // First, since it is there for a second alone.
  const announced = await screen.findByText(/^Notification Your video could not be made.*Bread/);
  expect(announced.getAttribute('role')).toBe('status');
  expect(announced.getAttribute('aria-live')).toBe('polite');
  await screen.findByText('Your video could not be made');
  await dismiss(hand);
  await hand.click(screen.getByRole('link', { name: 'Overview' }));
  await screen.findByRole('heading', { name: 'Welcome back, Robin!' });
  await become(ready, failed);
  expect(view()).toBeNull();
});

test('who asked for it is told by the browser while the tab is behind others', async () => {
  const page = await open(path, 'granted', [rendering]);
  const { hand, become } = page;
  expect(await isChecked()).toBe(false);
  expect(Notification.permission).toBe('default');
  await hand.click(await tellMe());
  await waitFor(async () => expect(await isChecked()).toBe(true));
  screen.getByText('By a notification, if this tab stays open in the background.');

  // In view a toast says it, and nothing else.
  await become(ready, waiting);
  await screen.findByText('Your video is ready');
  expect(page.shown()).toEqual([]);
  await dismiss(hand);
  await waitFor(() => expect(view()).toBeNull());

  // Out of view a notification, and the toast upon return.
  act(() => page.hide(true));
  await become(ready, failed);
  const told = [{ title: 'Your video could not be made', body: 'Bread', tag: 'bread' }];
  await waitFor(() => expect(page.shown()).toEqual(told));
  expect(view()).toBeNull();
  act(() => page.hide(false));
  await screen.findByText('Your video could not be made');
  await dismiss(hand);

  // A press on the notification leads to the video, and leaves no toast.
  await become(rendering);
  await tellMe();
  await hand.click(screen.getByRole('link', { name: 'Support' }));
  await screen.findByRole('heading', { level: 1, name: 'Help Center' });
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => {});
  act(() => page.hide(true));
  await become(ready);
  await waitFor(() => expect(page.shown()).toHaveLength(2));
  act(() => page.pressLast());
  await waitFor(() => expect(location.pathname + location.hash).toBe(`${path}#cake`));
  expect(focus).toHaveBeenCalledTimes(1);
  act(() => page.hide(false));
  expect(view()).toBeNull();

  // It is turned off again.
  await become(rendering);
  await hand.click(await tellMe());
  await waitFor(async () => expect(await isChecked()).toBe(false));
});

test('a tab behind one that is in view says nothing of its own', async () => {
  const { hand, become, hide, shown, holdElsewhere } = await open(path, 'granted', [
    rendering,
    waiting,
  ]);
  const close = holdElsewhere('in-view');
  await hand.click(await box('Tell me when they are ready'));
  act(() => hide(true));
  await become(ready, waiting);
  await screen.findByText('You can close this tab; the video goes on without you.');
  // By now it would have told.
  await become(ready, waiting);
  expect(shown()).toEqual([]);
  // The tab in view is closed.
  close();
  await become(ready, failed);
  await waitFor(() => expect(shown().map(({ tag }) => tag)).toEqual(['bread']));
});

test('where the browser blocks notifications it is said how to allow them, to who asks', async () => {
  const { hand } = await open(path, 'denied', [rendering]);
  const blocked = /^Your browser blocks notifications/;
  await tellMe();
  expect(screen.queryByText(blocked)).toBeNull();
  await hand.click(await tellMe());
  await screen.findByText(blocked);
  expect(await isChecked()).toBe(false);
  await hand.click(await tellMe());
  await waitFor(() => expect(screen.queryByText(blocked)).toBeNull());
});

test('a browser that has no notifications for pages is not offered any', async () => {
  await open(path, 'phone', [rendering]);
  await screen.findByText(/^You can close this tab;/);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const hooks = (counts: Partial<Series['counts']>): Series => ({
  ...{ id: 'hooks', title: 'Ten hooks', createdAt: ready.createdAt, credits: 3, projectIds: [] },
  counts: { total: 3, pending: 0, processing: 0, completed: 0, failed: 0, ...counts },
});
const ofSeries = (project: Project, seriesIndex: number): Project => ({
  ...project,
  ...{ id: `hook-${seriesIndex}`, seriesId: 'hooks', seriesIndex },
});

test('a series is told once, when the last of its videos has ended, and again when it went on', async () => {
  const [one, two] = [ofSeries(rendering, 0), ofSeries(waiting, 1)];
  const page = await open(path, 'granted', [rendering, one, two]);
  const { api, hand, become } = page;
  api.answer({ getSeries: hooks({ processing: 1, completed: 1 }) });
  const asked = () => api.calls('getSeries').length;

  // Not while one goes on, loaded or not.
  await become(rendering, ofSeries(ready, 0), two);
  expect(asked()).toBe(0);
  await become(rendering, ofSeries(ready, 0), ofSeries(failed, 1));
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await become(rendering, ofSeries(ready, 0), ofSeries(failed, 1));
  expect(view()).toBeNull();

  // At its end, with what became of it and a way to its board.
  api.answer({ getSeries: hooks({ completed: 2, failed: 1 }) });
  await become(rendering, ofSeries(ready, 0), ofSeries(failed, 1));
  await screen.findByText('Your series is ready');
  screen.getByText('Ten hooks: 2 ready, 1 failed');
  expect(view()?.getAttribute('href')).toBe('/dashboard/series/hooks');
  const before = asked();
  await dismiss(hand);
  await become(rendering, ofSeries(ready, 0), ofSeries(failed, 1));
  await become(rendering, ofSeries(ready, 0), ofSeries(failed, 1));
  expect(view()).toBeNull();
  expect(asked()).toBe(before);

  // Again after it went on, by the browser behind other tabs, beside a video.
  await become(rendering, ofSeries(ready, 0), ofSeries(waiting, 2));
  api.answer({ getSeries: hooks({ completed: 3, failed: 1 }) });
  await hand.click(await box('Tell me when they are ready'));
  act(() => page.hide(true));
  await become(ready, ofSeries(ready, 0), ofSeries(ready, 2));
  const told = [
    { title: 'Your video is ready', body: 'Cake', tag: 'cake' },
    { title: 'Your series is ready', body: 'Ten hooks: 3 ready, 1 failed', tag: 'hooks' },
  ];
  await waitFor(() => expect(page.shown()).toEqual(told));
  act(() => page.hide(false));
  await screen.findByText('4 ready, 1 failed');
  expect(view()?.getAttribute('href')).toBe(path);
  await dismiss(hand);

  // And not to who cancelled it.
  await become(rendering, ofSeries(waiting, 3));
  await box('Tell me when they are ready');
  const known = asked();
  await become(rendering, { ...ofSeries(failed, 3), failureReason: 'Cancelled' });
  await tellMe();
  await become(rendering, { ...ofSeries(failed, 3), failureReason: 'Cancelled' });
  expect(view()).toBeNull();
  expect(asked()).toBe(known);
});
