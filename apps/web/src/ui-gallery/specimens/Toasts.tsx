import { Button } from '../../ui/Button.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { toast } from '../../ui/toast.ts';
import { Specimen, States } from '../Specimen.tsx';

const messages = [
  { title: 'Saved' },
  { title: 'Subscription Cancelled', description: 'You keep Creator until Dec 21, 2026.' },
  { title: 'Generation Failed', description: '503: The kitchen is closed.', tone: 'danger' },
  {
    title: 'Your video is ready',
    description: 'Strawberry Face Slicing - Nov 21, 2026',
    action: { label: 'View', to: '#' },
  },
] as const;

export function Toasts() {
  return (
    <Specimen title="Toasts">
      <States of="toast and Toaster: one at a time, the newest">
        {messages.map((message) => (
          <Button key={message.title} variant="secondary" onClick={() => toast(message)}>
            {message.title}
          </Button>
        ))}
      </States>
      <Toaster />
    </Specimen>
  );
}
