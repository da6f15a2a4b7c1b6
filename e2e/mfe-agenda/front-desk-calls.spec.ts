import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import type { Locator } from '@playwright/test';
import { STAFF } from '../fixtures/accounts';
import { instant, weeksAfter } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { type Desk, task } from '../fixtures/desk';
import { expect } from '../fixtures/test';
import { toast } from '../fixtures/toast';

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
    await desk.player('Ramona', 'Ybarra');
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
  await desk.player('Ramiro', 'Zabalza');
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
  await desk.player('Selva', 'Quiroz');
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

task('a fixed booking around taken dates', 92, async (desk, date) => {
  await desk.player('Fija', 'Olmedo');
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

task('a tournament on three courts', 94, async (desk, date) => async () => {
  const { agenda } = desk;
  await agenda.draw('Pádel 1', '15:00', '19:00');
  await agenda.drawer.getByRole('button', { name: '+ Varias canchas' }).click();
  for (const court of ['Pádel 2', 'Pádel 3']) await agenda.drawer.getByRole('checkbox', { name: court }).click();
  await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
  await expect.poll(async () => await desk.bookings(date)).toHaveLength(3);
});

task('a clash, and the free place beside it', 56, async (desk, date) => {
  await desk.player('Choque', 'Ibarra');
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

task('when does a player play next', 84, async (desk, date) => {
  const { id } = await desk.player('Wanda', 'Zubeldia');
  await desk.book(date, '11:00', { player_ids: [id] });
  return async () => {
    await desk.page.keyboard.press('Control+k');
    await desk.type('zubeldia');
    await expect(desk.page.getByRole('option', { name: /Zubeldia.*11:00/ })).toBeVisible();
  };
});
