import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, SessionGate } from './app/App.tsx';
import { hasSignedInHint } from './features/session/hint.ts';
import { pricesOfPage } from './lib/prices.ts';

// Radix adds <style> elements of its own; the page's policy lets those pass that carry the nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

const signedInHint = hasSignedInHint();
const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App signedInHint={signedInHint} prices={pricesOfPage().plans} />
    </BrowserRouter>
  </StrictMode>
);
/** Faults of our own code: told to the operator, and in development to the console. */
function tellFault(error: unknown): void {
  if (import.meta.env.DEV) console.error(error);
  // Loaded when needed, which is hardly ever; when it cannot be, there is nobody to tell.
  import('./lib/report-fault.ts').then(({ reportFault }) => reportFault(error)).catch(() => {});
}
window.addEventListener('error', ({ error }) => tellFault(error));
window.addEventListener('unhandledrejection', ({ reason }) => tellFault(reason));
const options = {
  onCaughtError: tellFault,
  onUncaughtError: tellFault,
  onRecoverableError: tellFault,
};

/** Who points or tabs gets tooltips, and who taps is spared the script. */
function sendForTooltips(event: Event): void {
  if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
  for (const name of ['pointerover', 'focusin']) {
    document.removeEventListener(name, sendForTooltips);
  }
  void import('./ui/tooltips/tooltips.ts').then(({ startTooltips }) => startTooltips(event.target));
}
for (const name of ['pointerover', 'focusin']) document.addEventListener(name, sendForTooltips);

// Its script comes with the page; when it does not, App says so. Some pages need none.
if (signedInHint && !['/login', '/test'].includes(location.pathname))
  await SessionGate.preload().catch(() => {});

// A transition is worked off in slices, so that taps and scrolling come in between.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
});
