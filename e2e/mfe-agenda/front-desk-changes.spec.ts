import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { emptyDay, instant, weeksAfter } from '../fixtures/agenda';
import { task } from '../fixtures/desk';
import { expect } from '../fixtures/test';
import { toast } from '../fixtures/toast';

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

task('a player comes into all dates of a series', 93, async (desk, date) => {
  await desk.player('Todas', 'Ledesma');
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

task('a player did not show up', -461, async (desk, date) => {
  await desk.book(date, '10:00', { description: 'No vino' });
  return async () => {
    await desk.agenda.booking('10:00 – 11:30').click({ button: 'right' });
    await desk.page.getByRole('menuitem', { name: 'No se presentó' }).click();
    await expect(desk.agenda.grid.getByRole('gridcell', { name: /No vino.*No se presentó/ })).toBeVisible();
  };
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
