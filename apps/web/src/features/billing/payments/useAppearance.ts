import type { Appearance } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

const darkness = window.matchMedia('(prefers-color-scheme: dark)');

const subscribe = (onChange: () => void) => {
  darkness.addEventListener('change', onChange);
  return () => darkness.removeEventListener('change', onChange);
};

/** Our colors as Stripe's form takes them, in light and dark. */
export function useAppearance(): Appearance {
  const isDark = useSyncExternalStore(subscribe, () => darkness.matches);
  return useMemo(() => appearance(isDark), [isDark]);
}

/** Stripe's form lives in a frame of its own, where our custom properties mean nothing. */
function appearance(isDark: boolean): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  const border = `1px solid ${token('--line-strong')}`;
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--berry-ink'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorTextPlaceholder: token('--ink-soft'),
      colorDanger: token('--berry-ink'),
      borderRadius: '14px',
      fontFamily: token('--font-sans') || 'sans-serif',
      fontSizeBase: '16px',
    },
    rules: {
      '.Input': { border, boxShadow: 'none' },
      '.Input:hover': { borderColor: token('--ink') },
      '.Label': { fontWeight: '700' },
    },
  };
}
