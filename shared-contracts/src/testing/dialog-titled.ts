import { screen, waitFor, within } from '@testing-library/react';

/**
 * Finds the panel or dialog with a title once it is open. Without a layout the focus manager sometimes hides one of two
 * open dialogs, and a hidden one has no accessible name: hence the search for the title inside of it.
 */
export async function dialogTitled(title: string): Promise<HTMLElement> {
  const find = () =>
    screen
      .queryAllByRole('dialog', { hidden: true })
      .find((dialog) => within(dialog).queryAllByRole('heading', { name: title, hidden: true }).length > 0);
  await waitFor(() => {
    if (!find()) throw new Error(`no dialog has the title ${title}`);
  });
  return find() as HTMLElement;
}
