/** Ref of a message above a form: shows why it was refused to whoever has scrolled down to its button. */
export const intoView = (message: HTMLElement | null): void => message?.scrollIntoView?.({ block: 'nearest' });
