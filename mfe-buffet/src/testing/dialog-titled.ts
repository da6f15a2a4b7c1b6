import { screen, waitFor, within } from '@testing-library/react';

/**
 * The panel or dialog with that title, once it is open. Without a layout the focus manager hides one of two that are
 * open now and then, and what is hidden has no name: the title is looked for in it.
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
