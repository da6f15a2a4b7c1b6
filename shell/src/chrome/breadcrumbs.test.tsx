import { act, screen } from '@testing-library/react';
import { clubs, NO_CLUBS } from '../clubs/club-store';
import { LanguageSelector } from '../parts/language-selector';
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

test('a long name of the club is cut before the name of the screen, and cuts nothing beside it', () => {
  show(false);
  expect(screen.getByText('Club Norte').closest('li')).toHaveStyle({ flexShrink: '99999' });
  expect(screen.getByText('Agenda').closest('li')).not.toHaveStyle({ flexShrink: '99999' });
  renderAt('/agenda', <LanguageSelector look="header" />);
  expect(screen.getByRole('button', { name: /Español/ })).toHaveStyle({ flexShrink: '0' });
});
