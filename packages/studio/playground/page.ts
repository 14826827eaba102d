const part = <Kind extends Element>(name: string) => document.querySelector<Kind>(name)!;
const form = part<HTMLFormElement>('#controls');
const frame = part<HTMLImageElement>('#frame');
const sound = new Audio();
const playButton = part<HTMLButtonElement>('#play');
const seconds = form.elements.namedItem('seconds') as HTMLInputElement;

function query(without?: string): string {
  const values = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (without) values.delete(without);
  return values.toString();
}

let shown = '';
let busy = false;

/** Shows what the sliders say; while a moment is being drawn, only the latest wish is kept. */
async function show(): Promise<void> {
  part('#at').textContent = Number(seconds.value).toFixed(2);
  part('#take').textContent = (form.elements.namedItem('seed') as HTMLInputElement).value;
  if (busy) return;
  busy = true;
  while (shown !== query()) {
    shown = query();
    const answer = await fetch(`/frame?${shown}`);
    part('#trouble').textContent = answer.ok ? '' : await answer.text();
    if (!answer.ok) break;
    URL.revokeObjectURL(frame.src);
    frame.src = URL.createObjectURL(await answer.blob());
  }
  busy = false;
}

function follow(): void {
  if (sound.paused) return;
  seconds.value = String(sound.currentTime);
  void show();
  requestAnimationFrame(follow);
}

playButton.addEventListener('click', async () => {
  if (!sound.paused) return sound.pause();
  const source = `/sound?${query('seconds')}`;
  if (!sound.src.endsWith(source)) sound.src = source;
  sound.loop = true;
  await sound.play();
  follow();
});
sound.addEventListener('play', () => {
  playButton.textContent = 'Stop';
});
sound.addEventListener('pause', () => {
  playButton.textContent = 'Play with sound';
});
type Choice = { id: string; defaultPrompt: string };
const choices: Choice[] = await (await fetch('/templates')).json();
const choice = form.elements.namedItem('template') as HTMLSelectElement;
const prompt = form.elements.namedItem('prompt') as HTMLTextAreaElement;
choice.append(...choices.map(({ id }) => new Option(id)));
choice.addEventListener('input', () => {
  prompt.value = choices.find(({ id }) => id === choice.value)?.defaultPrompt ?? prompt.value;
});
form.addEventListener('input', () => void show());
await show();
