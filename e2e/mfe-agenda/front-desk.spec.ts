import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type Player, playerEndpoints } from '@canchero/shared-contracts/player';
import type { Locator } from '@playwright/test';
import { STAFF } from '../fixtures/accounts';
import { emptyDay, instant } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { type Desk, test } from '../fixtures/desk';
import { TASKS, type TaskName } from '../fixtures/desk-tasks';
import { expect } from '../fixtures/test';
import { toast } from '../fixtures/toast';

test('no task may take more than when the desk was first measured', () => {
  const longer = Object.entries(TASKS).filter(
    ([, { limit, measured }]) => limit.clicks > measured.clicks || limit.keys > measured.keys,
  );
  expect(longer).toEqual([]);
});

/** Runs a task of the table as a test. The work begins at the agenda of an empty day of its own. */
function task(
  name: TaskName,
  day: number,
  prepare: (desk: Desk, date: string) => Promise<() => Promise<void>>,
  check?: (desk: Desk) => Promise<void>,
) {
  test(name, async ({ desk }) => {
    const date = emptyDay(day);
    const work = await prepare(desk, date);
    await desk.agenda.open(date);
    await desk.task(TASKS[name].limit, work);
    await check?.(desk);
  });
}

const player = (desk: Desk, first_name: string, last_name: string, given: { member?: boolean } = {}) =>
  desk.api.call(playerEndpoints.create, {
    params: { clubId: desk.clubId },
    body: { first_name, last_name, ...given },
  });

/** Waits until the card of a new booking has the name. */
const hasName = (desk: Desk, hours: string, name: string) =>
  desk.appears(desk.page.getByRole('gridcell', { name: new RegExp(`^${hours}.*${name}`), includeHidden: true }));

/** Checks that the newest notification of a colleague is about a booking of the player. */
async function wasNotified(desk: Desk, name: string) {
  const colleague = new Api(new URL(desk.page.url()).origin);
  await colleague.signIn(STAFF);
  const { items } = await colleague.call(notificationEndpoints.list, { params: { clubId: desk.clubId }, query: {} });
  expect(items[0]?.data).toMatchObject({ player_name: name });
}

task(
  'a call from a known player',
  87,
  async (desk) => {
    await player(desk, 'Ramona', 'Ybarra');
    return async () => {
      const { agenda, page } = desk;
      await desk.draw('Pádel 1', '20:00', '21:30');
      await desk.type('ybarra');
      await page.keyboard.press('Enter');
      await desk.appears(agenda.drawer.getByRole('button', { name: 'Quitar a Ramona Ybarra' }));
      await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
      await hasName(desk, '20:00 – 21:30', 'Ramona Ybarra');
    };
  },
  (desk) => wasNotified(desk, 'Ramona Ybarra'),
);

task(
  'a call from a new player',
  88,
  async (desk) => async () => {
    const { agenda, page } = desk;
    await desk.draw('Pádel 1', '20:00', '21:30');
    await desk.type('Ulises Ott 1155557788');
    const last = agenda.drawer.getByRole('option', { name: /^Crear a Ulises Ott/, disabled: false });
    await desk.appears(last);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
    await hasName(desk, '20:00 – 21:30', 'Ulises Ott');
  },
  (desk) => wasNotified(desk, 'Ulises Ott'),
);

task('a call, by the button', 90, async (desk, date) => {
  await player(desk, 'Ramiro', 'Zabalza');
  return async () => {
    const { agenda, page } = desk;
    await page.getByRole('button', { name: 'Nueva reserva' }).first().click();
    await agenda.drawer.getByLabel('Cancha', { exact: false }).first().selectOption({ label: 'Pádel 1' });
    await agenda.drawer.getByLabel('Inicio').selectOption({ label: '20:00' });
    await agenda.drawer.getByRole('combobox', { name: 'A nombre de' }).focus();
    await desk.type('zabalza');
    await page.keyboard.press('Enter');
    await expect(agenda.drawer.getByRole('button', { name: 'Quitar a Ramiro Zabalza' })).toBeVisible();
    await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
    await expect.poll(async () => (await desk.bookings(date)).map((b) => b.start)).toEqual([instant(date, '20:00')]);
  };
});

task('a call, by the keyboard alone', 91, async (desk, date) => {
  await player(desk, 'Selva', 'Quiroz');
  return async () => {
    const { agenda, page } = desk;
    const { drawer } = agenda;
    const tabTo = async (field: Locator) => {
      for (let i = 0; i < 8 && !(await field.evaluate((e) => e.matches(':focus'))); i++)
        await page.keyboard.press('Tab');
    };
    await page.keyboard.press('n');
    await expect(drawer.getByRole('combobox', { name: 'A nombre de' })).toBeFocused();
    await desk.type('quiroz');
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: 'Quitar a Selva Quiroz' })).toBeVisible();
    await tabTo(drawer.getByLabel('Cancha', { exact: false }).first());
    await page.keyboard.press('p');
    await tabTo(drawer.getByLabel('Inicio'));
    await desk.type('20');
    // Enter in a text field sends the form; the day is the one before the start
    await page.keyboard.press('Shift+Tab');
    if (!(await page.evaluate(() => document.activeElement?.matches('input')))) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await desk.bookings(date)).flatMap((b) => b.players)).toHaveLength(1);
  };
});

const weeksAfter = (date: string, weeks: number) =>
  new Date(Date.parse(date) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

task('a fixed booking around taken dates', 92, async (desk, date) => {
  await player(desk, 'Fija', 'Olmedo');
  for (const weeks of [2, 5, 9]) await desk.book(weeksAfter(date, weeks), '20:30', { description: 'Ocupada' });
  return async () => {
    const { agenda, page } = desk;
    await agenda.draw('Pádel 1', '20:00', '21:30');
    await desk.type('olmedo');
    await page.keyboard.press('Enter');
    await agenda.drawer.getByLabel('Se repite').selectOption('weekly');
    await agenda.drawer.getByLabel('Omitir esas 3 fechas y reservar las demás').click();
    // a choice that has the focus sends the form too
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Se crearon 9 reservas; se omitieron 3 fechas')).toBeVisible();
  };
});

task('a player comes into all dates of a series', 93, async (desk, date) => {
  await player(desk, 'Todas', 'Ledesma');
  const { id } = await desk.book(date, '18:00', {
    recurrence: { frequency: 'weekly', end_date: weeksAfter(date, 8) },
  });
  return async () => {
    const { agenda, page } = desk;
    await agenda.booking('18:00 – 19:30').click();
    await agenda.drawer.getByRole('tab', { name: /^Jugadores/ }).click();
    await agenda.drawer.getByRole('combobox', { name: 'Agregar jugadores' }).click();
    await desk.type('ledesma');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar' }).click();
    const params = { clubId: desk.clubId, bookingId: id };
    const { occurrences } = await desk.api.call(bookingEndpoints.series, { params });
    const last = { ...params, bookingId: occurrences.at(-1)?.id ?? '' };
    expect(occurrences).toHaveLength(9);
    await expect
      .poll(async () => (await desk.api.call(bookingEndpoints.get, { params: last })).players)
      .toHaveLength(1);
  };
});

task('a tournament on three courts', 94, async (desk, date) => async () => {
  const { agenda } = desk;
  await agenda.draw('Pádel 1', '15:00', '19:00');
  await agenda.drawer.getByRole('button', { name: '+ Varias canchas' }).click();
  for (const court of ['Pádel 2', 'Pádel 3']) await agenda.drawer.getByRole('checkbox', { name: court }).click();
  await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
  await expect.poll(async () => await desk.bookings(date)).toHaveLength(3);
});

task('a player showed up after all', -462, async (desk, date) => {
  const { id } = await desk.book(date, '10:00', { description: 'Vino tarde' });
  const params = { clubId: desk.clubId, bookingId: id };
  await desk.api.call(bookingEndpoints.setStatus, { params, body: { status: 'no_show', version: 1 } });
  return async () => {
    await desk.agenda.booking('10:00 – 11:30').click({ button: 'right' });
    await desk.page.getByRole('menuitem', { name: 'Sí se presentó' }).click();
    await expect.poll(async () => (await desk.api.call(bookingEndpoints.get, { params })).state).toBe('confirmed');
  };
});

task('who owes the club money', 95, async (desk) => {
  const { id } = await player(desk, 'Moroso', 'Uriarte');
  await desk.book(emptyDay(-472), '10:00', { player_ids: [id], description: 'Sin pagar' });
  return async () => {
    const { page } = desk;
    await page.getByRole('link', { name: 'Jugadores', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Jugadores', exact: true })).toBeVisible();
    await page.getByLabel('Mostrar').selectOption({ label: 'Con deuda' });
    await expect(page.getByText(/deben \$/).first()).toBeVisible();
  };
});

task('a booking is moved on the day', 80, async (desk, date) => {
  const { id } = await desk.book(date, '10:00');
  return async () => {
    await desk.agenda.dragBetween(['Pádel 1', '10:30'], ['Pádel 2', '12:30']);
    await expect(desk.agenda.booking('12:00 – 13:30', 'Pádel 2')).toBeVisible();
    await expect.poll(async () => (await desk.bookings(date))[0]).toMatchObject({ id, start: instant(date, '12:00') });
  };
});

task('a booking is moved to another day', 81, async (desk, date) => {
  const { id } = await desk.book(date, '10:00');
  const next = emptyDay(82);
  return async () => {
    const { agenda, page } = desk;
    await agenda.booking('10:00 – 11:30').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Mover a otro lugar' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`date=${next}`));
    await agenda.shown();
    const place = await agenda.point('Pádel 1', '15:10');
    await page.mouse.click(place.x, place.y);
    await expect(agenda.booking('15:00 – 16:30', 'Pádel 1')).toBeVisible();
    await expect.poll(async () => (await desk.bookings(next))[0]).toMatchObject({ id });
  };
});

task('a player did not show up', -461, async (desk, date) => {
  await desk.book(date, '10:00', { description: 'No vino' });
  return async () => {
    await desk.agenda.booking('10:00 – 11:30').click({ button: 'right' });
    await desk.page.getByRole('menuitem', { name: 'No se presentó' }).click();
    await expect(desk.agenda.grid.getByRole('gridcell', { name: /No vino.*No se presentó/ })).toBeVisible();
  };
});

task('four shares are charged by four methods', 83, async (desk, date) => {
  const players: Player[] = [];
  for (const name of ['Ada', 'Blas', 'Cleo', 'Dina']) players.push(await player(desk, name, 'Turno'));
  const { id } = await desk.book(date, '18:00', { player_ids: players.map((p) => p.id) });
  return async () => {
    const { agenda, page } = desk;
    const dialog = page.getByRole('dialog', { name: 'Cobrar' });
    await agenda.booking('18:00 – 19:30').click();
    await agenda.drawer.getByRole('tab', { name: 'Pagos' }).click();
    for (const [i, { first_name }] of players.entries()) {
      await page.getByRole('button', { name: `Cobrar a ${first_name}` }).click();
      await expect(dialog.getByRole('radio', { name: /Efectivo/ })).toBeFocused();
      await page.keyboard.press(String(i + 1));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    }
    const params = { clubId: desk.clubId, bookingId: id };
    const { remaining } = await desk.api.call(paymentEndpoints.ofBooking, { params });
    expect(remaining).toBe(0);
  };
});

task('when does a player play next', 84, async (desk, date) => {
  const { id } = await player(desk, 'Wanda', 'Zubeldia');
  await desk.book(date, '11:00', { player_ids: [id] });
  return async () => {
    await desk.page.keyboard.press('Control+k');
    await desk.type('zubeldia');
    await expect(desk.page.getByRole('option', { name: /Zubeldia.*11:00/ })).toBeVisible();
  };
});

task('a court is blocked', 85, async (desk) => async () => {
  const { agenda, page } = desk;
  const place = await agenda.point('Pádel 1', '12:10');
  await page.mouse.click(place.x, place.y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Bloquear canchas' }).click();
  await page.getByRole('button', { name: 'Guardar bloqueo' }).click();
  await expect(agenda.row('Pádel 1').getByText('Mantenimiento')).toBeVisible();
});

task('rain suspends the bookings of a day', 71, async (desk, date) => {
  await desk.book(date, '10:00', { description: 'Bajo la lluvia' });
  return async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Bloquear' }).click();
    await page.getByRole('checkbox', { name: 'Todas las canchas' }).click();
    await page.getByRole('button', { name: 'Suspender 1 reserva' }).click();
    await expect(page.getByRole('heading', { name: 'Se suspendió 1 reserva' })).toBeVisible();
    expect(await desk.bookings(date)).toEqual([]);
  };
});

task('a free slot in the evening is found and booked', 73, async (desk, date) => {
  await desk.book(date, '19:00', { description: 'Ocupada' });
  return async () => {
    const { agenda, page } = desk;
    await page.getByRole('button', { name: 'Buscar turno' }).click();
    await page.getByRole('textbox', { name: 'Entre las' }).click();
    await desk.type('19:00');
    await page.keyboard.press('Tab');
    await desk.type('22:00');
    await page
      .getByRole('button', { name: /^Reservar Pádel 1, 20:30/ })
      .first()
      .click();
    await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
    await expect.poll(async () => (await desk.bookings(date)).map((b) => b.start)).toContain(instant(date, '20:30'));
  };
});

task('a paid booking is cancelled and its money given back', 187, async (desk, date) => {
  const { id: playerId } = await player(desk, 'Paga', 'Cancela');
  const { id } = await desk.book(date, '10:00', { player_ids: [playerId] });
  const params = { clubId: desk.clubId, bookingId: id };
  await desk.api.call(paymentEndpoints.add, { params, body: { method: 'transfer', amount: 900_000 } });
  return async () => {
    const { agenda, page } = desk;
    await agenda.booking('10:00 – 11:30').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Cancelar reserva' }).click();
    const giveBack = page.getByRole('button', { name: /^Cancelar y devolver/ });
    await expect(giveBack).toBeVisible();
    // its text fits on one line
    expect((await giveBack.boundingBox())?.height).toBeLessThan(40);
    await giveBack.click();
    await expect(agenda.booking('10:00 – 11:30')).toHaveCount(0);
    await expect.poll(async () => (await desk.api.call(bookingEndpoints.get, { params })).paid).toBe(0);
  };
});

task('all that a player owes is collected', 188, async (desk) => {
  const { id } = await player(desk, 'Zoilo', 'Deudor');
  for (const day of [-470, -471]) {
    await desk.book(emptyDay(day), '10:00', { player_ids: [id], description: 'Sin pagar' });
  }
  return async () => {
    const { page } = desk;
    await page.goto('/players?filter=owing&q=Deudor');
    await page
      .getByRole('row', { name: /Deudor/ })
      .getByRole('link')
      .last()
      .click();
    await page.getByRole('button', { name: /^Cobrar todo/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Cobrar a Zoilo/ });
    await expect(dialog.getByRole('radio', { name: /Efectivo/ })).toBeFocused();
    await page.keyboard.press('4');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const params = { clubId: desk.clubId, playerId: id };
    await expect.poll(async () => (await desk.api.call(playerEndpoints.debts, { params })).owed).toBe(0);
  };
});

task('a clash, and the free place beside it', 56, async (desk, date) => {
  await player(desk, 'Choque', 'Ibarra');
  await desk.book(date, '21:00', { description: 'Ya estaba' });
  return async () => {
    const { agenda } = desk;
    await agenda.draw('Pádel 1', '20:00', '21:30');
    await desk.type('ibarra');
    await desk.page.keyboard.press('Enter');
    await expect(agenda.drawer.getByRole('button', { name: 'Quitar a Choque Ibarra' })).toBeVisible();
    // said before anything is sent
    await expect(agenda.drawer.getByText(/21:00 a 22:30 \(Ya estaba\)/)).toBeVisible();
    await agenda.drawer.getByRole('button', { name: 'Pádel 2, 20:00' }).click();
    await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
    const placed = async () => (await desk.bookings(date)).map((b) => [b.court_id, b.start, b.players.length]);
    await expect.poll(placed).toContainEqual([desk.courtId('Pádel 2'), instant(date, '20:00'), 1]);
  };
});

task('a holiday', 57, async (desk) => {
  const date = emptyDay(313);
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return async () => {
    const { page } = desk;
    await page.getByRole('link', { name: 'Configuración del club' }).first().click();
    await page.getByRole('tab', { name: 'Horarios' }).click();
    await page.getByRole('button', { name: 'Agregar día cerrado' }).click();
    const closed = page.getByRole('region', { name: 'Días cerrados' });
    await closed.getByRole('textbox', { name: 'Fecha' }).last().click();
    await desk.type(`${day}/${month}/${year % 100}`);
    await closed.getByRole('textbox', { name: 'Nombre del día' }).last().click();
    await desk.type('Feriado');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(toast(page, 'Configuración guardada')).toBeVisible();
    const { closed_days } = await desk.api.call(clubEndpoints.get, { params: { clubId: desk.clubId } });
    expect(closed_days).toContainEqual({ date, name: 'Feriado' });
  };
});

test('input that comes without a person is counted as well', async ({ desk }) => {
  const { page } = desk;
  await page.keyboard.press('Escape');
  await desk.agenda.open(emptyDay(86));
  const typed = desk.task({ clicks: 0, keys: 4 }, async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Buscar pantallas/ }).fill('hola');
  });
  await expect(typed).rejects.toThrow('keys (0 clicks, 5 keys');
});
