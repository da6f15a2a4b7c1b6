import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type Player, playerEndpoints } from '@canchero/shared-contracts/player';
import { emptyDay } from '../fixtures/agenda';
import { task } from '../fixtures/desk';
import { expect } from '../fixtures/test';

task('who owes the club money', 95, async (desk) => {
  const { id } = await desk.player('Moroso', 'Uriarte');
  await desk.book(emptyDay(-472), '10:00', { player_ids: [id], description: 'Sin pagar' });
  return async () => {
    const { page } = desk;
    await page.getByRole('link', { name: 'Jugadores', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Jugadores', exact: true })).toBeVisible();
    await page.getByLabel('Mostrar').selectOption({ label: 'Con deuda' });
    await expect(page.getByText(/deben \$/).first()).toBeVisible();
  };
});

task('four shares are charged by four methods', 83, async (desk, date) => {
  const players: Player[] = [];
  for (const name of ['Ada', 'Blas', 'Cleo', 'Dina']) players.push(await desk.player(name, 'Turno'));
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

task('a paid booking is cancelled and its money given back', 187, async (desk, date) => {
  const { id: playerId } = await desk.player('Paga', 'Cancela');
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
  const { id } = await desk.player('Zoilo', 'Deudor');
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
