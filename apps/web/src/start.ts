import './styles.css';

const root = document.getElementById('root')!;
const loadApp = () => import('./main.tsx');

/**
 * A page that was drawn already is shown first, and the network and the processor are its own until
 * then; the links on it work meanwhile. The browser tells of the paint itself: a frame's callback comes
 * before it, early enough for scripts to hold it up. Tabs in the background paint later, or not at all.
 */
function afterFirstPaint(work: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function append(rel: 'modulepreload' | 'stylesheet', href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/** The page itself holds only the styles that it uses; what comes next may use any. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = append('stylesheet', href);
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} could not be loaded`));
  });
}

const { styles, modules } = root.dataset;
if (styles && modules) {
  afterFirstPaint(() => {
    const styled = loadStyles(styles);
    for (const file of modules.split(' ')) append('modulepreload', file);
    void styled.then(loadApp);
  });
} else void loadApp();
