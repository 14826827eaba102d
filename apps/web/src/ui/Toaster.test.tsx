import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../test/light-dom/show.tsx';
import { toast } from './toast.ts';

// In this order: the second test would find the message of the first.

test('a message is shown with the page that it is told to', async () => {
  show(<p>One</p>);
  toast({ title: 'Saved' });
  await screen.findByText('Saved');
});

test('the page of the next test has no message of the one before', () => {
  show(<p>Two</p>);
  expect(screen.queryByText('Saved')).toBeNull();
});
