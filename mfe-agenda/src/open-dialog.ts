/** A drawer beside the screen, which stays usable. */
const BESIDE = '[role="dialog"][aria-modal="false"]';

/**
 * Checks whether a dialog is open over the page, be it ours, another remote's or the shell's. It only asks: what is
 * inside belongs to others.
 */
export const isModalOpen = (): boolean =>
  // biome-ignore lint/plugin: only asks whether one is open
  document.querySelector('[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"]') !== null;

/** Checks whether keys belong to a dialog: one is open over the page, or the focus is in a drawer beside the screen. */
export const isDialogOpen = (): boolean => isModalOpen() || document.activeElement?.closest(BESIDE) != null;
