/** Names of forms with unsaved input, and whether they stand in a panel that the address opens. */
const dirty = new Map<string, boolean>();

/** Marks a form as having unsaved input, or clears the mark. The browser then asks before the page is closed. */
export function setDirty(form: string, isUnsaved: boolean, isPanel = false): void {
  if (isUnsaved) dirty.set(form, isPanel);
  else dirty.delete(form);
}

export const isDirty = (): boolean => dirty.size > 0;

export const isPanelDirty = (): boolean => [...dirty.values()].includes(true);

export function warnBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isDirty()) event.preventDefault();
  });
}
