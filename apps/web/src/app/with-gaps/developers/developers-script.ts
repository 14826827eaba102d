// All that the page for developers does by a script: everything on it can be read without.

const SAID_FOR_MS = 2000;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  const word = button.querySelector('[aria-live]')!;
  const says = word.textContent;
  // Elsewhere than at https and on this machine nothing can be copied but by hand.
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(
      button.closest('figure')!.querySelector('code')!.textContent,
    );
    word.textContent = button.dataset.done!;
    setTimeout(() => {
      word.textContent = says;
    }, SAID_FOR_MS);
  });
}

/** Opens what a link leads into, in browsers that do not by themselves. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target!.scrollIntoView();
}
addEventListener('hashchange', openTarget);
openTarget();

// The list beside the page follows what is read: the last heading that has come up to its upper third.
const links = new Map<string, HTMLAnchorElement>();
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')) {
  links.set(link.hash.slice(1), link);
}
const headings = [...links.keys()].map((id) => document.getElementById(id)!);
let current: HTMLAnchorElement | undefined;

function follow(): void {
  const passed = headings.filter((it) => it.getBoundingClientRect().top < innerHeight / 3);
  const link = links.get(passed.at(-1)?.id ?? '');
  if (link === current) return;
  current?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'true');
  current = link;
  const list = link?.closest<HTMLElement>('[data-contents]');
  if (link && list) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}
let waits = false;
addEventListener(
  'scroll',
  () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      follow();
    });
  },
  { passive: true },
);
follow();

// A module of its own; sharing the copying with the script of shared videos would cost their page a request.
export {};
