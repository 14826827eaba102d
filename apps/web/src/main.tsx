import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { hasSignedInHint } from './features/session/hint.ts';
import './ui/styles.css';

// Radix adds <style> elements of its own; the page's policy lets those pass that carry the nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App signedInHint={hasSignedInHint()} />
    </BrowserRouter>
  </StrictMode>,
);
