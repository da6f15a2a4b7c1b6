import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api, card, eachTestHasTwoBookings, form, open } from '../testing/opened-day';

eachTestHasTwoBookings();

/** Types into the field that takes a name, as soon as it is in the page. Returns whether it then had the focus. */
function typeAtOnce(name: string): () => boolean | null {
  let focused: boolean | null = null;
  const observer = new MutationObserver(() => {
    const field = screen.queryByRole('textbox', { name: 'A nombre de' });
    if (!field) return;
    observer.disconnect();
    focused = document.activeElement === field;
    fireEvent.keyDown(field, { key: 't' });
    fireEvent.change(field, { target: { value: name } });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => focused;
}

test('a name that is typed before the form of a new booking is there comes into it', async () => {
  const page = open();
  await card(/Gómez/);
  const hadFocus = typeAtOnce('tomás');
  for (const key of ['n', 't', 'm']) fireEvent.keyDown(window, { key });
  await waitFor(() => expect(hadFocus()).toBe(true));
  const field = (await form()).getByRole('combobox', { name: 'A nombre de', hidden: true });
  expect(field).toHaveValue('tomás');
  await waitFor(() => expect(field).toHaveFocus());
  expect(page.location().search).toContain('view=vertical&date=2037-11-25');
  expect(page.dirty.has('booking')).toBe(true);
  expect(api.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});
