import type { Series } from '@canchero/shared-contracts/booking';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aCourt, aPlayer } from '../testing/fixtures';
import { renderDay } from '../testing/render-day';

const RUIZ = uuid(2);
const HOLD = uuid(77);
const MOVED = '2037-11-25T13:15:00.000Z';
const later = { start: '2037-12-02T14:30:00.000Z', end: '2037-12-02T15:30:00.000Z' };

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup({ pointerEventsCheck: 0 });
const NARROW = window.innerWidth;

/** Widgets of another remote: each does what a test asks for, by the host that its slot gives it. */
let widget: { host: HostServices } | null;
const slots: HostServices['slots'] = {
  filled: {
    getState: () => WIDGETS,
    subscribe: () => () => undefined,
  },
  fill(_slot, _element, props, onState) {
    widget = props;
    onState({ phase: 'ready' });
    const nothing = () => undefined;
    return { update: nothing, retry: nothing, dispose: nothing };
  },
};
const WIDGETS = { names: ['event.consumptions', 'booking.add-consumption'] };
const consume = () =>
  act(async () => {
    const body = { lines: [{ item_id: uuid(500), quantity: 1 }] };
    await widget?.host.call(consumptionEndpoints.add, { params: { clubId: CLUB_ID, bookingId: RUIZ }, body });
  });

beforeEach(async () => {
  window.innerWidth = 1200;
  widget = null;
  api = await startClubServer();
  api.courts = [aCourt({ name: 'Cancha 1' }), aCourt({ id: uuid(102), name: 'Cancha 2', sort: 2 })];
  api.bookings = [
    aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z', description: 'Gómez' }),
    aBooking({
      id: RUIZ,
      start: '2037-11-25T14:30:00.000Z',
      description: 'Ruiz',
      series_id: uuid(700),
      modality: 'fixed',
    }),
    aBooking({ id: HOLD, start: '2037-11-25T20:00:00.000Z', state: 'hold', hold_until: '2037-11-25T13:10:00.000Z' }),
  ];
  const series: Series = {
    id: uuid(700),
    frequency: 'weekly',
    end_date: '2037-11-25',
    occurrences: [
      {
        id: RUIZ,
        court_id: uuid(101),
        start: '2037-11-25T14:30:00.000Z',
        end: '2037-11-25T15:30:00.000Z',
        state: 'confirmed',
        price: 1_200_000,
        paid: 0,
      },
    ],
  };
  api.answer(/GET .*\/series$/, () => series);
  api.answer(/POST .*\/consumptions$/, () => ({}));
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
  window.innerWidth = NARROW;
});

const press = async (name: RegExp, keys: string) => {
  const cell = await screen.findByRole('gridcell', { name, hidden: true });
  act(() => cell.focus());
  await user.keyboard(keys);
};
const choose = async (name: RegExp, entry: string) => {
  fireEvent.contextMenu(await screen.findByRole('gridcell', { name, hidden: true }));
  await user.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
};
const dialog = async (role: 'dialog' | 'alertdialog', name?: RegExp | string) =>
  within(await screen.findByRole(role, { ...(name && { name }), hidden: true }));
const button = (name: RegExp | string) => ({ name, hidden: true });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call));
const openAt = async (tab: string, name = /Ruiz/) => {
  await press(name, '{Enter}');
  const drawer = await dialog('dialog');
  if (tab) await user.click(drawer.getByRole('tab', { name: new RegExp(`^${tab}`), hidden: true }));
  return drawer;
};

const FINAL: Record<string, () => Promise<unknown>> = {
  'further dates of a series': async () => {
    api.answer(/POST .*\/extension\/preview$/, () => ({
      occurrences: [{ ...later, problem: null }],
      conflicts: [],
      skipped_months: [],
    }));
    api.answer(/POST .*\/extension$/, () => ({ created: 1, skipped: [], on_other_courts: [] }));
    const drawer = await openAt('');
    await user.click(await drawer.findByRole('button', button('Extender')));
    const question = await dialog('alertdialog');
    await waitFor(() => expect(question.getByRole('button', button('Extender'))).toBeEnabled());
    await user.click(question.getByRole('button', button('Extender')));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se agregó 1 fecha'));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  },
  'a hold that is taken back': async () => {
    api.answer(/DELETE .*\/holds\//, () => null);
    const drawer = await openAt('', /Reservando/);
    await user.click(drawer.getByRole('button', button('Liberar para el club')));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Turno liberado'));
    await closed();
  },
  'a consumption that is added in the drawer': async () => {
    await openAt('Consumos');
    await waitFor(() => expect(widget).not.toBeNull());
    await consume();
  },
  'a consumption that is added by the menu': async () => {
    await choose(/Ruiz/, 'Agregar consumos');
    await waitFor(() => expect(widget).not.toBeNull());
    await consume();
  },
  'a note': async () => {
    api.answer(/GET .*\/notes$/, () => []);
    api.answer(/POST .*\/notes$/, () => ({}));
    const drawer = await openAt('Notas');
    await user.type(await drawer.findByRole('textbox', button('Nueva nota')), 'Traen pelotas');
    await user.click(drawer.getByRole('button', button('Agregar nota')));
    await waitFor(() => expect(drawer.getByRole('textbox', button('Nueva nota'))).toHaveValue(''));
  },
  'a block': async () => {
    api.answer(/POST \/blocks$/, ({ body }) => ({ ...body, id: uuid(401), club_id: uuid(1), version: 1 }));
    api.answer(/GET \/blocks$/, () => []);
    await user.click(screen.getByRole('button', button('Bloquear')));
    const form = await dialog('dialog');
    await user.click(form.getByRole('checkbox', button('Cancha 2')));
    await user.click(form.getByRole('button', button('Guardar bloqueo')));
    await closed();
  },
  'cash that is opened before a payment': async () => {
    let taking: object | null = null;
    api.answer(/GET \/cash-sessions\/current/, () => ({ session: null, needed: true, taking }));
    api.answer(/POST \/cash-sessions$/, () => {
      taking = { id: uuid(800), desk: 'reception' };
      return taking;
    });
    await press(/Ruiz/, 'c');
    const form = await dialog('dialog', 'Cobrar');
    await user.type(await form.findByRole('textbox', button('Monto inicial')), '0{Enter}');
    await waitFor(() => expect(form.queryByRole('textbox', button('Monto inicial'))).toBeNull());
    await user.click(form.getByRole('button', button('Cancelar')));
    await closed();
  },
  'a player of the club who then does not come in': async () => {
    api.answer(/POST \/players$/, () => aPlayer({ id: uuid(209), first_name: 'Dora', last_name: 'Luz' }));
    const drawer = await openAt('Jugadores');
    await user.type(await drawer.findByRole('combobox', button('Agregar jugadores')), 'Dora Luz');
    await waitFor(() => expect(drawer.getByRole('listbox', button(/./))).toHaveAttribute('aria-busy', 'false'));
    await user.click(drawer.getByRole('option', button(/^Crear a Dora/)));
    await user.click(drawer.getByRole('button', button('Crear y agregar')));
    const question = await dialog('alertdialog');
    await user.click(question.getByRole('button', button('Cancelar')));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  },
};

test.each(Object.keys(FINAL))('Ctrl+Z after %s does not undo the change before it', async (name) => {
  page = renderDay({
    apiUrl: api.url,
    search: '?date=2037-11-25',
    permissions: ['schedule', 'booking', 'configuration'],
    slots,
  });
  await press(/Gómez/, '{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(page.toasts.at(-1)?.title).toMatch(/^Reserva movida/));
  await FINAL[name]?.();
  await press(/Gómez/, '{Control>}z{/Control}');
  // a change after it is answered last
  await press(/Gómez/, '{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(sent(/\/move$/)).toHaveLength(2));
  expect(sent(/\/undo$/)).toEqual([]);
  expect(sent(/\/move$/).map(({ body }) => body.start)).toEqual([MOVED, MOVED]);
});

test('Ctrl+Z while a note is on its way does not undo the change before it either', async () => {
  page = renderDay({ apiUrl: api.url, search: '?date=2037-11-25' });
  await press(/Gómez/, '{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(page.toasts.at(-1)?.title).toMatch(/^Reserva movida/));
  let answer: (note: object) => void = () => undefined;
  const note = new Promise<object>((resolve) => {
    answer = resolve;
  });
  api.answer(/GET .*\/notes$/, () => []);
  api.answer(/POST .*\/notes$/, () => note);
  const drawer = await openAt('Notas');
  await user.type(await drawer.findByRole('textbox', button('Nueva nota')), 'Traen pelotas');
  await user.click(drawer.getByRole('button', button('Agregar nota')));
  await waitFor(() => expect(sent(/POST .*\/notes$/)).toHaveLength(1));
  await press(/Gómez/, '{Control>}z{/Control}');
  answer({});
  await waitFor(() => expect(drawer.getByRole('textbox', button('Nueva nota'))).toHaveValue(''));
  expect(sent(/\/undo$/)).toEqual([]);
});
