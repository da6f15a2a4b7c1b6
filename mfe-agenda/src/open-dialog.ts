/** A drawer beside the screen, which stays usable. */
const BESIDE = '[role="dialog"][aria-modal="false"]';

/**
 * Checks whether keys belong to a dialog: one is open anywhere in the page, be it ours, another remote's or the shell's,
 * or the focus is in a drawer beside the screen. It only asks: what is inside belongs to others.
 */
export const isDialogOpen = (): boolean =>
  // biome-ignore lint/plugin: only asks whether one is open
  document.querySelector('[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"]') !== null ||
  document.activeElement?.closest(BESIDE) != null;
