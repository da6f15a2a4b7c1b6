/** Returns the id of the text that names an action of a history; corrected sums of all kinds share one. */
export const actionTextId = (action: string): string =>
  action.endsWith('.mend_sum') ? 'history.mend_sum' : `history.${action}`;
