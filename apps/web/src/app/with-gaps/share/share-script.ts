// All that a shared page does by a script: everything on it works without.
// `navigator.connection` is Chromium's alone.

const video = document.getElementById('video') as HTMLVideoElement;
const sound = document.getElementById('sound') as HTMLButtonElement;
const send = document.getElementById('send');

/** Nobody is moved who does not want to be, and nobody pays for what they did not ask for. */
function mayBegin(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
}

function offerSound(): void {
  sound.hidden = !video.muted || video.paused;
}
for (const event of ['playing', 'pause', 'volumechange']) video.addEventListener(event, offerSound);
sound.addEventListener('click', () => {
  video.muted = false;
});
// Once all else is there, which the video would hold up. A browser that lets nothing begin by itself
// shows the still, and its own button to play.
addEventListener('load', () => {
  if (mayBegin()) video.play().catch(() => {});
});

const SAID_FOR_MS = 2000;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  const field = document.getElementById(button.dataset.copies!) as HTMLInputElement;
  const says = button.textContent;
  // Elsewhere than at https and on this machine nothing can be copied but by hand.
  button.hidden = !navigator.clipboard;
  field.addEventListener('focus', () => field.select());
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(field.value);
    button.textContent = button.dataset.done!;
    setTimeout(() => {
      button.textContent = says;
    }, SAID_FOR_MS);
  });
}

if (send && 'share' in navigator) {
  send.hidden = false;
  send.addEventListener('click', () => {
    const { value: url } = document.getElementById('link') as HTMLInputElement;
    // Whoever thinks better of it ends it with an error.
    navigator.share({ title: document.querySelector('h1')!.textContent, url }).catch(() => {});
  });
}
