import type { NewDeployToken, RegisteredRelease, Rollout } from '@canchero/shared-contracts/federation';
import { type ApiServer, dialogTitled, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { renderScreen } from '../../testing/render-screen';
import { ReleasesScreen } from './releases-screen';

const AT = '2026-11-23T12:00:00.000Z';

const release = (given: Partial<RegisteredRelease>): RegisteredRelease => ({
  name: 'mfe-agenda',
  version: 'a1',
  active: false,
  registered_at: AT,
  author: 'CI de la agenda',
  contracts: '^3.0.0',
  size: 412_300,
  first_load: { screen: 'players', size: 177_200, budget: 178_000 },
  loads: 0,
  failures: 0,
  ...given,
});

const rollout = (given: Partial<Rollout> = {}): Rollout => ({
  name: 'mfe-agenda',
  version: 'a1',
  activated_at: AT,
  previous_version: 'a0',
  clubs: 4,
  canary: null,
  ...given,
});

const canary: NonNullable<Rollout['canary']> = {
  version: 'a2',
  percent: 10,
  club_ids: [],
  changed_at: AT,
  halted_by: null,
  tried: { loads: 40, failures: 1 },
  active: { loads: 400, failures: 2 },
  clubs: [{ id: 'c1', name: 'Padel Palermo' }],
};

const RELEASES = [
  release({ version: 'a2', registered_at: '2026-11-23T13:00:00.000Z', loads: 40, failures: 1 }),
  release({ active: true, loads: 400 }),
];

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET \/admin\/releases$/, () => RELEASES);
  api.answer(/GET \/admin\/releases\/rollouts/, () => [rollout()]);
  api.answer(/GET \/admin\/deploy-tokens/, () => []);
});
afterEach(() => api.close());

const open = () => renderScreen(<ReleasesScreen />, { apiUrl: api.url, address: paths.releases, club: null });
const sent = (call: string) => api.calls.find((one) => one.call === call)?.body;

test('each release shows its author, range, size and how often it failed', async () => {
  open();
  const panel = await screen.findByRole('region', { name: 'mfe-agenda' });
  expect(panel).toHaveTextContent('en 4 clubes');
  const [, newest] = within(panel).getAllByRole('row');
  for (const shown of ['a2', 'CI de la agenda', '^3.0.0', '413 kB', '178 de 178 kB (players)', 'de 40 cargas', '2,5'])
    expect(newest).toHaveTextContent(shown);
});

test('a first load over its budget has a sign, and an old release that does not say shows none', async () => {
  api.answer(/GET \/admin\/releases$/, () => [
    release({ version: 'a3', first_load: { screen: null, size: 206_000, budget: 205_000 } }),
    release({ version: 'a2', first_load: { screen: null, size: 205_000, budget: 205_000 } }),
    release({ version: 'a1', first_load: null }),
  ]);
  open();
  const panel = await screen.findByRole('region', { name: 'mfe-agenda' });
  const [over, full, old] = ['a3', 'a2', 'a1'].map((version) =>
    within(panel).getByRole('row', { name: new RegExp(version) }),
  );
  expect(over).toHaveTextContent(/206 de 205 kB *Pasa el límite/);
  expect(full).toHaveTextContent('205 de 205 kB');
  expect(full).not.toHaveTextContent('Pasa el límite');
  expect(old).not.toHaveTextContent('205 kB');
});

test('a picture shows which clubs have what', async () => {
  api.answer(/GET \/admin\/releases\/rollouts/, () => [
    rollout({ canary }),
    rollout({ name: 'shell', version: 's1', clubs: 4 }),
  ]);
  open();
  const list = await screen.findByRole('list', { name: 'Quién tiene qué' });
  const [shell, agenda] = within(list).getAllByRole('listitem');
  expect(shell).toHaveTextContent(/shell.*s1: 4 clubes, 100/);
  expect(agenda).toHaveTextContent(/mfe-agenda.*a1: 3 clubes, 75.*a2 a prueba: 1 club, 25/);
});

test('a release is activated after a question', async () => {
  api.answer(/POST .*activate/, () => RELEASES);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Activar a2' }));
  expect(sent('POST /admin/releases/mfe-agenda/activate')).toBeUndefined();
  const question = await screen.findByRole('alertdialog', { name: 'Activar a2 de mfe-agenda' });
  await userEvent.click(within(question).getByRole('button', { name: 'Activar' }));
  await waitFor(() => expect(sent('POST /admin/releases/mfe-agenda/activate')).toEqual({ version: 'a2' }));
});

test('going back names the release that was shown, so that a second time does not lead forward again', async () => {
  const wanted: (string | null)[] = [];
  api.answer(/POST .*\/rollback$/, ({ query }) => {
    wanted.push(query.get('to'));
    return RELEASES;
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Volver a la anterior' }));
  const question = await screen.findByRole('alertdialog', { name: 'Volver a a0 de mfe-agenda' });
  await userEvent.click(within(question).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(wanted).toEqual(['a0']));
});

test('a release that the running shell cannot meet says so, and nothing is lost', async () => {
  api.answer(/POST .*activate/, () => new Refusal(409, 'incompatible_release', { needs: '^4.0.0', has: '3.1.0' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Activar a2' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Activar' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'El shell activo tiene los contratos 3.1.0; esta versión necesita ^4.0.0.',
  );
});

test('a trial shows its clubs and rates, and is halted', async () => {
  api.answer(/GET \/admin\/releases\/rollouts/, () => [rollout({ canary })]);
  api.answer(/POST .*halt/, () => canary);
  open();
  expect(await screen.findByText(/En 1 de 4 clubes: Padel Palermo/)).toBeVisible();
  expect(screen.getByText(/Falló en 2,5.% de 40 cargas; la activa, en 0,5.% de 400/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Detener' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Detener' }));
  await waitFor(() => expect(sent('POST /admin/releases/mfe-agenda/halt')).toEqual({}));
});

test('a trial that halted itself says why', async () => {
  api.answer(/GET \/admin\/releases\/rollouts/, () => [rollout({ canary: { ...canary, halted_by: 'failures' } })]);
  open();
  expect(await screen.findByText('a2 se detuvo sola: fallaba más que la activa')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Detener' })).toBeNull();
});

test('a release is given to a share of the clubs', async () => {
  api.answer(/POST .*canary/, () => canary);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Probar a2' }));
  const dialog = await dialogTitled('Probar a2 de mfe-agenda');
  const start = within(dialog).getByRole('button', { name: 'Empezar la prueba' });
  expect(start).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('radio', { name: /^10\s%$/ }));
  await userEvent.click(start);
  await waitFor(() =>
    expect(sent('POST /admin/releases/mfe-agenda/canary')).toEqual({ version: 'a2', percent: 10, club_ids: [] }),
  );
});

test('a release of the shell is given to a share of the clubs as well', async () => {
  api.answer(/GET \/admin\/releases$/, () => [
    release({ name: 'shell', version: 's2' }),
    release({ name: 'shell', version: 's1', active: true }),
  ]);
  api.answer(/GET \/admin\/releases\/rollouts/, () => [rollout({ name: 'shell', version: 's1' })]);
  api.answer(/POST .*canary/, () => canary);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Probar s2' }));
  const dialog = await dialogTitled('Probar s2 de shell');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^50\s%$/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Empezar la prueba' }));
  await waitFor(() =>
    expect(sent('POST /admin/releases/shell/canary')).toEqual({ version: 's2', percent: 50, club_ids: [] }),
  );
});

const MADE = {
  id: 't1',
  remote: 'mfe-agenda',
  label: 'CI',
  created_at: AT,
  created_by: 'Sara',
  last_used_at: null,
  revoked_at: null,
  token: 'cdt_secreto',
};

test('a new deploy token is shown once, and sent again it is the same', async () => {
  const ids: unknown[] = [];
  api.answer(/POST \/admin\/deploy-tokens/, ({ body }) => {
    ids.push((body as { id: string }).id);
    return ids.length === 1 ? new Refusal(500, 'internal') : MADE;
  });
  open();
  await screen.findByRole('button', { name: 'Activar a2' });
  await userEvent.click(screen.getByRole('button', { name: 'Nueva clave' }));
  const dialog = await dialogTitled('Nueva clave');
  const remote = within(dialog).getByRole<HTMLInputElement>('combobox', { name: 'Parte' });
  expect(Array.from(remote.list?.options ?? [], ({ value }) => value)).toEqual(['mfe-agenda']);
  await userEvent.type(remote, 'mfe-agenda');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Uso' }), 'CI');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crear' }));
  await within(dialog).findByRole('alert');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crear' }));
  expect(await screen.findByDisplayValue('cdt_secreto')).toBeInTheDocument();
  expect(sent('POST /admin/deploy-tokens')).toEqual({ id: ids[0], remote: 'mfe-agenda', label: 'CI' });
  expect(ids).toEqual([expect.any(String), ids[0]]);
});

test('a remote that was never released gets its deploy token by its name', async () => {
  api.answer(/POST \/admin\/deploy-tokens/, ({ body }) => ({ ...MADE, remote: (body as NewDeployToken).remote }));
  open();
  await screen.findByRole('button', { name: 'Activar a2' });
  await userEvent.click(screen.getByRole('button', { name: 'Nueva clave' }));
  const dialog = await dialogTitled('Nueva clave');
  const remote = within(dialog).getByRole('combobox', { name: 'Parte' });
  const create = within(dialog).getByRole('button', { name: 'Crear' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Uso' }), 'CI');
  expect(create).toBeDisabled();
  await userEvent.type(remote, 'Open matches');
  expect(remote).toHaveAccessibleDescription(/como mfe-open-matches/);
  expect(create).toBeDisabled();
  await userEvent.clear(remote);
  await userEvent.type(remote, 'mfe-open-matches');
  expect(remote).not.toHaveAccessibleDescription(/como mfe-open-matches/);
  await userEvent.click(create);
  expect(await screen.findByDisplayValue('cdt_secreto')).toBeInTheDocument();
  expect(sent('POST /admin/deploy-tokens')).toMatchObject({ remote: 'mfe-open-matches' });
});

test('releases that could not be loaded are loaded by a retry', async () => {
  api.answer(/GET \/admin\/releases$/, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar las versiones');
  api.answer(/GET \/admin\/releases$/, () => RELEASES);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'mfe-agenda' })).toBeVisible();
});
