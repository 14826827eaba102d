import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { reportFault } from '../lib/report-fault.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { startTooltips } from '../ui/tooltips/tooltips.ts';
import { ConsoleApp } from './ConsoleApp.tsx';
import { CONSOLE } from './lib/paths.ts';

// Radix adds <style> elements of its own; the page's policy lets those pass that carry the nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

window.addEventListener('error', ({ error }) => reportFault(error));
window.addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));
startTooltips(null);

createRoot(document.getElementById('root')!, {
  onCaughtError: reportFault,
  onUncaughtError: reportFault,
  onRecoverableError: reportFault,
}).render(
  <StrictMode>
    <BrowserRouter basename={CONSOLE}>
      <QueryClientProvider client={createQueryClient()}>
        <ConsoleApp />
        <Toaster />
      </QueryClientProvider>
    </BrowserRouter>
  </StrictMode>,
);
