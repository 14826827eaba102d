import './ui/styles.css';

const root = document.getElementById('root')!;
const loadApp = () => import('./main.tsx');

/**
 * A page that was drawn already is shown first, and the network and the processor are its own until
 * then; the links on it work meanwhile. The next frame's first task comes after its paint.
 */
function afterFirstPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

if (root.hasChildNodes()) {
  afterFirstPaint(() => {
    for (const file of root.dataset.modules!.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    void loadApp();
  });
} else void loadApp();
