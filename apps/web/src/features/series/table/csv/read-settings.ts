import type { AspectRatio } from '@shortcake/contract/video';

/** As people write them; a spreadsheet takes 9:16 for a time of day. */
const shapes: Readonly<Record<string, AspectRatio>> = {
  '': '9:16',
  '9:16': '9:16',
  '09:16': '9:16',
  '9:16:00': '9:16',
  '09:16:00': '9:16',
  '16:9': '16:9',
  '16:09': '16:9',
  '16:9:00': '16:9',
  '16:09:00': '16:9',
  '1:1': '1:1',
  '01:01': '1:1',
  '1:01': '1:1',
  '1:01:00': '1:1',
  '01:01:00': '1:1',
};

const sounds: Readonly<Record<string, boolean>> = {
  '': true,
  ...{ yes: true, y: true, true: true, '1': true },
  ...{ no: false, n: false, false: false, '0': false },
};

const own = <Value>(table: Readonly<Record<string, Value>>, text: string): Value | undefined => {
  const key = text.trim().toLowerCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
};

/** The aspect ratio that a cell names, 9:16 for a blank one; undefined for anything else. */
export const readShape = (text: string): AspectRatio | undefined => own(shapes, text);

/** Whether a cell wants sound, as a blank one does; undefined for what is neither yes nor no. */
export const readSound = (text: string): boolean | undefined => own(sounds, text);
