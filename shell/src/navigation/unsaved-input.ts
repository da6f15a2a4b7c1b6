const dirty = new Set<string>();

/** Marks a form with unsaved input, or clears the mark. The page then warns before it is closed. */
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
