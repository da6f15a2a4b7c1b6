import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clubs, NO_CLUBS } from '../../clubs/club-store';
import { someClub } from '../../testing/people';
import { renderAt } from '../../testing/render-page';
import { SelectClubScreen } from './select-club-screen';

const show = (names: string[]) => {
  clubs.setState({ ...NO_CLUBS, status: 'ready', clubs: names.map((name) => someClub({ id: name, name })) });
  renderAt('/select-club', <SelectClubScreen />);
};
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a few clubs need no search', () => {
  show(['Norte', 'Sur']);
  expect(shown()).toHaveLength(2);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('many are found by part of their name; nothing found says so', async () => {
  show(Array.from({ length: 12 }, (_, i) => `Club ${i + 1}`));
  const search = screen.getByRole('searchbox', { name: 'Buscar club' });
  await userEvent.type(search, '12');
  expect(shown()).toEqual([expect.stringContaining('Club 12')]);
  await userEvent.type(search, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('Ningún club coincide con la búsqueda.');
});
