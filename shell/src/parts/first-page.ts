import { takeFirstAnswers } from '../storage/first-answers';

/**
 * Content of a public page's first answer, which visitors read while scripts load. The shell draws beside it, in the
 * hidden root, and takes its place in one step: once a screen is there, or a failure to show.
 */
const firstPage = () => document.getElementById('first-page');

/** Selector of what the root holds once there is something to show: a screen's landmark, or a failure. */
const DRAWN = 'main, [role="alert"]';
const FOCUSABLE = 'a[href], button, input, summary';

/**
 * Takes over what came with a public page: its answers, and its content, which stays until the root has drawn a screen.
 */
export function keepFirstPage(root: HTMLElement): void {
  takeFirstAnswers();
  if (!firstPage()) return;
  // called before the next paint, so that no frame shows neither or both
  const observer = new MutationObserver(() => {
    if (!root.querySelector(DRAWN)) return;
    observer.disconnect();
    showRoot();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Shows the root instead of the first page, with the same focus and the same disclosures open. */
function showRoot(): void {
  const root = document.getElementById('root');
  const page = firstPage();
  if (!root || !page) return;
  const twinOf = (selector: string, index: number) => root.querySelectorAll<HTMLElement>(selector)[index];
  const focused = [...page.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element);
  const open = [...page.querySelectorAll('details')].flatMap((details, index) => (details.open ? [index] : []));
  root.hidden = false;
  page.remove();
  for (const index of open) twinOf('details', index)?.setAttribute('open', '');
  if (focused >= 0) twinOf(FOCUSABLE, focused)?.focus({ preventScroll: true });
}
