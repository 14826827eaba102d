import { Checkbox } from '../../ui/Checkbox.tsx';
import { type Telling, toggleTelling, useTelling } from './notifications.ts';

const hints: Partial<Record<Telling, string>> = {
  on: 'By a notification, if this tab stays open in the background.',
  blocked:
    'Your browser blocks notifications from this site. You can allow them in its site settings.',
};

/** Nothing where the browser has no notifications for pages. */
export function TellWhenReady({ label }: { label: string }) {
  const telling = useTelling();
  if (telling === 'impossible') return null;
  return (
    <Checkbox
      label={label}
      hint={hints[telling]}
      checked={telling === 'on'}
      onCheckedChange={() => void toggleTelling()}
    />
  );
}
