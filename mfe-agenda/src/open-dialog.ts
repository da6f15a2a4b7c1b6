/**
 * Checks whether a dialog is open anywhere in the page, be it ours, another remote's or the shell's: keys are the
 * dialog's then. It only asks: what is inside belongs to others.
 */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
