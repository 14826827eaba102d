import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../ui/styles.css';
import { Gallery } from './Gallery.tsx';
import { SideBySide } from './SideBySide.tsx';
import { isScheme, showScheme } from './scheme.ts';

// `/ui` of the development server. No page of the product leads here, and the build starts from
// index.html: it knows nothing of this.
const scheme = new URLSearchParams(window.location.search).get('scheme');
if (isScheme(scheme)) showScheme(scheme);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>{isScheme(scheme) ? <Gallery /> : <SideBySide />}</MemoryRouter>
  </StrictMode>,
);
