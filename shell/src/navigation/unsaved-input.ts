const dirty = new Set<string>();

/** Marks a form as having unsaved input, or clears the mark. The browser then asks before the page is closed. */
export function setDirty(form: string, isUnsaved: boolean): void {
  if (isUnsaved) dirty.add(form);
  else dirty.delete(form);
}

export const isDirty = (): boolean => dirty.size > 0;

export function warnBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isDirty()) event.preventDefault();
  });
}
