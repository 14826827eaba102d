import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { planPricesOfPage } from './app/plan-prices.ts';
import { hasSignedInHint } from './features/session/hint.ts';

// Radix adds <style> elements of its own; the page's policy lets those pass that carry the nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App signedInHint={hasSignedInHint()} prices={planPricesOfPage()} />
    </BrowserRouter>
  </StrictMode>
);
// A transition is worked off in slices, so that taps and scrolling come in between.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
