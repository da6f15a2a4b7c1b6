import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-page';
import { HelpShortcut } from './help-shortcut';

const user = userEvent.setup();

test('the key ? opens the help, except in a field', async () => {
  renderAt(
    '/profile',
    <>
      <input aria-label="Nombre" />
      <HelpShortcut />
    </>,
  );
  await user.type(screen.getByRole('textbox'), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.tab();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Ayuda' })).toBeVisible();
});
