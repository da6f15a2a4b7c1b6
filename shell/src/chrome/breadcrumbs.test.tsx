import { act, screen } from '@testing-library/react';
import { clubs, NO_CLUBS } from '../clubs/club-store';
import { permissions } from '../permissions/permission-store';
import { someClub } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { setBreadcrumbs } from './breadcrumb-store';
import { Breadcrumbs } from './breadcrumbs';

const show = (club_selection: boolean) => {
  clubs.setState({ ...NO_CLUBS, status: 'ready', selected: someClub({ name: 'Club Norte' }) });
  permissions.setState({ status: 'loaded', permissions: { club_selection } });
  renderAt('/agenda', <Breadcrumbs title="Agenda" />);
};
const links = () => screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('the club links to the choice of another for users who may choose', () => {
  show(true);
  expect(links()).toEqual(['Club Norte /select-club']);
  expect(screen.getByText('Agenda')).toHaveAttribute('aria-current', 'page');
});

test('for other users the club is only a name', () => {
  show(false);
  expect(screen.getByText('Club Norte')).toBeInTheDocument();
  expect(links()).toEqual([]);
});

test('a screen’s breadcrumbs follow the club, the last without a link', async () => {
  setBreadcrumbs([
    { label: 'Reservas', path: '/reservas' },
    { label: 'Turno', path: '/detalle-reserva/1' },
  ]);
  show(true);
  expect(links()).toEqual(['Club Norte /select-club', 'Reservas /reservas']);
  expect(screen.getByText('Turno')).toHaveAttribute('aria-current', 'page');
  await act(async () => setBreadcrumbs([]));
});
