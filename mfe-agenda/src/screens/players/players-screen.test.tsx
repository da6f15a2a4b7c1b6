import type { ImportResult, Player, PlayerDetail } from '@canchero/shared-contracts/player';
import { dialogTitled, gatherSavedFiles, Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aPlayer } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { Visits } from '../../testing/visits';
import { PlayersScreen } from './players-screen';

const user = userEvent.setup({ pointerEventsCheck: 0 });

let api: ClubServer;
let players: (Player & { owed?: number })[];
let asked: URLSearchParams[];
beforeEach(async () => {
  api = await startClubServer();
  asked = [];
  players = [
    aPlayer({ credit: 500_000 }),
    aPlayer({ id: uuid(202), first_name: 'Bea', blocked: true, email: null, phone: null, phone_text: null }),
  ];
  api.answer(/GET \/players$/, ({ query }) => {
    asked.push(query);
    const items = players.filter((p) => p.first_name.toLowerCase().includes(query.get('q') ?? ''));
    return { items, next_cursor: null, total: items.length };
  });
  detail = { player: aPlayer({ credit: 500_000 }), bookings: 3, last_booking: null, payments: 2, owed: 120_000 };
  api.answer(/GET \/players\/[^/]+$/, () => detail);
  api.answer(/ledger$/, () => ({ items: [], next_cursor: null, credit: 500_000 }));
});
afterEach(async () => {
  cleanup();
  await api.close();
});

let detail: PlayerDetail;
const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call)).map((c) => c.body);
const open = (
  query = '',
  permissions: ('players' | 'booking')[] = ['players', 'booking'],
  content = <PlayersScreen />,
) => renderScreen(content, { apiUrl: api.url, address: `/players${query}`, permissions });

test('shows each player with phone, e-mail, credit and whether they are blocked', async () => {
  open();
  const [, ana, bea] = await screen.findAllByRole('row');
  for (const shown of ['11 4444-5555', 'ana@example.com', '4ta']) {
    expect(within(ana as HTMLElement).getByText(shown)).toBeVisible();
  }
  expect(ana).toHaveTextContent(/\$\s?5\.000/);
  expect(within(bea as HTMLElement).getByText('Bloqueado')).toBeVisible();
  expect(screen.getByText('2 jugadores')).toBeVisible();
});

test('a player whom a colleague removed is said to be gone, and the way back is to close', async () => {
  api.answer(/GET \/players\/[^/]+$/, () => new Refusal(404, 'not_found'));
  const page = open(`?player=${uuid(201)}`);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('alert')).toHaveTextContent('El jugador ya no existe.');
  expect(drawer.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  await user.click(within(drawer.getByRole('alert')).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(page.location().search).toBe(''));
});

test('what a player owes follows payments and sales elsewhere', async () => {
  const { host } = open();
  await screen.findByRole('table');
  const ana = () => screen.getAllByRole('row')[1];
  players = [{ ...aPlayer(), owed: 120_000 }];
  host.bus.emit('consumption.changed', { booking_id: uuid(1) });
  await waitFor(() => expect(ana()).toHaveTextContent(/\$\s?1\.200/));
  players = [{ ...aPlayer(), owed: 340_000 }];
  host.bus.emit('order.changed', {} as never);
  await waitFor(() => expect(ana()).toHaveTextContent(/\$\s?3\.400/));
  expect(asked).toHaveLength(3);
});

test('who comes back to the list sees what was collected meanwhile', async () => {
  players = [{ ...aPlayer(), owed: 120_000 }];
  open('', ['players', 'booking'], <Visits of={<PlayersScreen />} />);
  await screen.findByText(/\$\s?1\.200/);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  players = [{ ...aPlayer(), owed: 0 }];
  await user.click(screen.getByRole('button', { name: 'Come back' }));
  await waitFor(() => expect(screen.queryByText(/\$\s?1\.200/)).not.toBeInTheDocument());
});

test('a search starts when typing pauses and is kept in the address', async () => {
  const page = open();
  await screen.findByRole('table');
  await user.type(screen.getByRole('searchbox'), 'bea');
  await waitFor(() => expect(page.location().search).toBe('?q=bea'));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(asked.filter((query) => query.has('q'))).toHaveLength(1);
});

test('a new player needs a name; an invalid phone is shown at its field, nothing typed is lost', async () => {
  api.refuseNext(/POST \/players$/, { status: 422, error: 'invalid_phone' });
  api.answer(/POST \/players$/, ({ body }) => aPlayer(body as never));
  const page = open('?player=new');
  const drawer = await screen.findByRole('dialog');
  const create = within(drawer).getByRole('button', { name: 'Crear jugador' });
  await user.click(create);
  expect(await within(drawer).findByText('Ingresá el nombre')).toBeVisible();
  await user.type(within(drawer).getByRole('textbox', { name: /^Nombre/ }), 'Eva');
  await user.type(within(drawer).getByRole('textbox', { name: 'Teléfono' }), '123456');
  await user.click(create);
  expect(await within(drawer).findByText('El teléfono no es válido para ese país.')).toBeVisible();
  expect(within(drawer).getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Eva');
  await user.click(within(drawer).getByRole('switch', { name: 'Socio' }));
  await user.click(create);
  await waitFor(() => expect(page.location().search).toBe(''));
  expect(sent(/POST/).at(-1)).toEqual({
    first_name: 'Eva',
    phone: '123456',
    phone_country: '+54',
    member: true,
    blocked: false,
  });
});

test('who has the phone of a new player already is named, and one click leads to them', async () => {
  const taken = { status: 409, error: 'player_exists', params: { player_id: uuid(202) } };
  api.refuseNext(/POST \/players$/, taken);
  detail = { ...detail, player: aPlayer({ id: uuid(202), first_name: 'Bea', last_name: 'Gil' }) };
  const page = open('?player=new');
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByRole('textbox', { name: /^Nombre/ }), 'Beatriz');
  await user.click(drawer.getByRole('button', { name: 'Crear jugador' }));
  await user.click(await drawer.findByRole('button', { name: 'Ver a Bea Gil' }));
  await waitFor(() => expect(page.location().search).toContain(`player=${uuid(202)}`));
});

test('a player beyond the limit of the plan shows the limit', async () => {
  const params = { resource: 'players', max: 50, used: 50 };
  api.refuseNext(/POST \/players$/, { status: 403, error: 'plan_limit_exceeded', params });
  open('?player=new');
  await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), 'Eva');
  await user.click(screen.getByRole('button', { name: 'Crear jugador' }));
  expect(await screen.findByText(/El plan del club admite hasta 50 jugadores/)).toBeVisible();
});

test('changes by a colleague are merged into the form and not overwritten', async () => {
  api.refuseNext(/PUT \/players/, { status: 412, error: 'stale_version' });
  api.answer(/PUT \/players/, () => detail.player);
  const page = open(`?player=${uuid(201)}`);
  const category = await screen.findByLabelText('Categoría');
  await user.clear(category);
  await user.type(category, '1ra');
  detail = { ...detail, player: aPlayer({ category: '2da', blocked: true, email: 'nuevo@example.com', version: 2 }) };
  const save = screen.getByRole('button', { name: 'Guardar cambios' });
  await user.click(save);
  expect(await screen.findByText(/Lo que escribiste sigue en el formulario/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('nuevo@example.com');
  expect(screen.getByRole('switch', { name: 'Bloqueado' })).toBeChecked();
  expect(category).toHaveValue('1ra');
  await user.click(save);
  await waitFor(() => expect(page.location().search).toBe(''));
  expect(sent(/PUT/).at(-1)).toEqual({ category: '1ra', version: 2 });
});

test('after a merge the form shows the merged player, without unsaved changes', async () => {
  const other = aPlayer({
    id: uuid(203),
    first_name: 'Anita',
    email: 'anita@example.com',
    phone: null,
    phone_text: null,
  });
  players.push(other);
  api.answer(/POST .*merge$/, () => {
    detail = { ...detail, player: { ...detail.player, email: other.email, blocked: true, version: 2 } };
    return detail.player;
  });
  open(`?player=${uuid(201)}`);
  await user.click(await screen.findByRole('button', { name: 'Fusionar' }));
  await user.type(await screen.findByRole('searchbox', { name: /Con quién/ }), 'anita');
  await user.click(await screen.findByRole('button', { name: /^Anita/ }));
  // whoever merges can ask them: of the two, one has a phone
  const [chat, ...others] = within(await screen.findByRole('radiogroup')).getAllByRole('link');
  expect(chat).toHaveAccessibleName('Escribir a Ana Paz por WhatsApp');
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/5491144445555\?text=Hola%20Ana/));
  expect(others).toEqual([]);
  await user.click((await screen.findAllByRole('button', { name: 'Fusionar' })).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('anita@example.com'));
  // without layout the focus manager may keep the content below the dialog hidden
  expect(screen.getByRole('switch', { name: 'Bloqueado', hidden: true })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Guardar cambios', hidden: true })).toBeDisabled();
});

test('the history says what a booking waits for', async () => {
  const booking = {
    id: uuid(1),
    court_name: 'Pádel 1',
    start: '2037-11-21T15:00:00.000Z',
    end: '2037-11-21T16:00:00.000Z',
    event_type: 'turno',
    state: 'pending_payment',
    price: 1_200_000,
    payment_status: 'pending',
    paid: 0,
  };
  const items = [
    { ...booking, awaits: 'contact' },
    { ...booking, id: uuid(2), awaits: 'payment' },
  ];
  api.answer(/GET \/players\/[^/]+\/bookings$/, () => ({ items, next_cursor: null }));
  open(`?player=${uuid(201)}&tab=history`);
  const [contact, payment] = within(await screen.findByRole('list', { name: 'Historial' })).getAllByRole('listitem');
  expect(contact).toHaveTextContent('Esperando confirmación');
  expect(payment).toHaveTextContent('Esperando pago');
});

/** Chooses a file with these lines for the import. */
async function choose(lines: string) {
  const file = new File([lines], 'jugadores.csv', { type: 'text/csv' });
  // jsdom's files cannot be read this way
  file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(lines).buffer as ArrayBuffer);
  await user.upload(await screen.findByLabelText('Elegir archivo', { selector: 'input' }), file);
}

test('a file is previewed, then its valid lines are imported', async () => {
  const line = { line: 2, values: { first_name: 'Eva' }, problems: [] };
  const bad: ImportResult['lines'][number] = {
    line: 3,
    values: { last_name: 'Paz' },
    problems: [{ field: 'first_name', problem: 'missing' }],
  };
  api.answer(/import$/, ({ body }) => ({
    lines: [line, bad],
    ignored: [],
    valid: 1,
    invalid: 1,
    imported: body.dry_run ? 0 : 1,
  }));
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'Importar' }));
  await choose('Nombre\nEva\n');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('1 fila lista para importar, 1 con problemas')).toBeVisible();
  // in the column that stays in view, however long a name is
  expect(within(within(dialog).getByRole('row', { name: /Paz/ })).getAllByRole('cell')[0]).toHaveTextContent(
    '3Nombre: Falta',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Importar 1 y omitir 1' }));
  await waitFor(() => expect(page.toasts[0]?.body).toBe('1 jugador importado'));
  expect(sent(/import/).map((b) => [b.dry_run, b.on_problem])).toEqual([
    [true, 'skip'],
    [false, 'skip'],
  ]);
});

test('what is imported is the file that is shown, also if another one cannot be looked at', async () => {
  const lines = [{ line: 2, values: { first_name: 'Eva' }, problems: [] }];
  api.answer(/import$/, () => ({ lines, ignored: [], valid: 1, invalid: 0, imported: 0 }));
  open();
  await user.click(await screen.findByRole('button', { name: 'Importar' }));
  await choose('Nombre\nEva\n');
  const write = await screen.findByRole('button', { name: 'Importar 1' });
  api.refuseNext(/import$/, { status: 422, error: 'import_unreadable' });
  await choose('Name;\nZoe\n');
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(write);
  await waitFor(() => expect(sent(/import/)).toHaveLength(3));
  expect(sent(/import/).at(-1)).toMatchObject({ dry_run: false, content: 'Nombre\nEva\n' });
});

test('without results it shows a message; a failed query can be retried', async () => {
  players = [];
  open();
  expect(await screen.findByText(/Todavía no hay jugadores/)).toBeVisible();
  cleanup();
  for (let i = 0; i < 4; i++) api.refuseNext(/GET \/players$/, { status: 500, error: 'internal' });
  open();
  expect(await screen.findByText('No se pudieron cargar los jugadores')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/Todavía no hay jugadores/)).toBeVisible();
});

test('a player is given the data that the club keeps, and these are erased once nothing is open', async () => {
  const saved = gatherSavedFiles();
  api.answer(/GET \/players\/[^/]+\/personal-data$/, () => ({ player: aPlayer(), bookings: [] }));
  api.answer(/DELETE \/players\/[^/]+\/personal-data$/, () => undefined);
  api.refuseNext(/DELETE \/players\/[^/]+\/personal-data$/, {
    status: 409,
    error: 'player_has_balance',
    params: { credit: 500_000, owed: 0 },
  });
  open(`?player=${aPlayer().id}`);
  await user.click(await screen.findByRole('button', { name: 'Datos personales' }));
  const dialog = await dialogTitled('Datos de Ana Paz');
  await user.click(within(dialog).getByRole('button', { name: 'Descargar sus datos' }));
  await waitFor(() => expect(saved.map(({ content }) => content.type)).toEqual(['application/json']));
  const erase = within(dialog).getByRole('button', { name: 'Borrar sus datos' });
  await user.click(erase);
  expect(await within(dialog).findByText(/No se puede borrar: tiene \$\s?5\.000/)).toBeVisible();
  await user.click(erase);
  await waitFor(() => expect(sent(/DELETE .*personal-data$/)).toHaveLength(2));
  await waitFor(() => expect(dialog).not.toBeVisible());
});
