import { screen } from '@testing-library/react';
import { remotes } from '../../federation/remotes';
import { someRelease } from '../../testing/releases';
import { renderAt } from '../../testing/render-page';
import { HelpDialog } from './help-dialog';

const help = [
  {
    title: { es: 'En los reportes', en: 'In the reports', pt: 'Nos relatórios' },
    keys: [{ keys: 'R', meaning: { es: 'Reporte de hoy', en: 'Today', pt: 'Hoje' } }],
  },
];

test('the help shows the shell’s shortcuts, then those of the caller’s remotes in their language', async () => {
  remotes.setState({ status: 'ready', releases: [someRelease({ help })] });
  renderAt('/profile', <HelpDialog open onClose={() => {}} />);
  const groups = await screen.findAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['En toda la aplicación', 'En los reportes']);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Ctrl K', 'Esc', '?', 'R']);
  expect(screen.getByText('Reporte de hoy')).toBeVisible();
});
