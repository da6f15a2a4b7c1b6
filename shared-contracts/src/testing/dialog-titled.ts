import { screen, waitFor, within } from '@testing-library/react';

/**
 * Finds the panel or dialog with a title once it is open. The focus manager has no layout to go by in a test and
 * sometimes hides one of two open dialogs; a hidden one has no accessible name, so its title is searched inside it.
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
