import type { PriceRule } from '@canchero/shared-contracts/pricing';
import { late, Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { api, eachTestHasAClub, open, sent, user } from '../../testing/club-settings';

eachTestHasAClub();

const aRule = (given: Partial<PriceRule> = {}): PriceRule => ({
  id: uuid(401),
  court_ids: [],
  weekdays: [1, 2, 3, 4, 5],
  from: '18:00',
  to: '23:00',
  duration: null,
  price: 3_200_000,
  member_price: 2_800_000,
  valid_from: null,
  valid_to: null,
  priority: 0,
  version: 1,
  ...given,
});

describe('prices', () => {
  test('rules are listed in order with their conditions; the preview names the ones that apply', async () => {
    const night = aRule({ id: uuid(402), weekdays: [], from: '22:00', to: '02:00', price: 1_000_000, priority: 5 });
    api.answer(/GET \/price-rules$/, () => [night, aRule({ court_ids: [uuid(102)] })]);
    open('prices');
    const items = within(await screen.findByRole('list', { name: 'Precios' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^1Todos los días · 22:00 – 02:00Todas las canchas · prioridad 5\$\s?10\.000 \/ h/),
      expect.stringMatching(/^2Lunes a viernes · 18:00 – 23:00Cancha 2\$\s?32\.000 \/ hSocios: \$\s?28\.000 \/ h$/),
      expect.stringMatching(/^3Precio de la cancha/),
    ]);
    const trial = screen.getByRole('region', { name: 'Probar un precio' });
    await user.selectOptions(within(trial).getByRole('combobox', { name: 'Cancha' }), 'Cancha 2');
    await user.clear(within(trial).getByRole('textbox', { name: 'Fecha' }));
    await user.type(within(trial).getByRole('textbox', { name: 'Fecha' }), '23/11/2026');
    await user.clear(within(trial).getByRole('textbox', { name: 'Inicio' }));
    await user.type(within(trial).getByRole('textbox', { name: 'Inicio' }), '21:00');
    expect(within(trial).getByRole('status')).toHaveTextContent(
      /^\$\s?37\.000Regla 2: 60 min, \$\s?32\.000 \+ Regla 1: 30 min, \$\s?5\.000$/,
    );
  });

  test('what was typed into a rule that a colleague removes stays, and cannot be saved', async () => {
    let rules = [aRule()];
    api.answer(/GET \/price-rules$/, () => rules);
    const page = open('prices');
    await user.click(await screen.findByRole('link', { name: /Lunes a viernes/ }));
    const drawer = within(await screen.findByRole('dialog'));
    const price = drawer.getByRole('textbox', { name: 'Precio por hora' });
    await user.clear(price);
    await user.type(price, '30000');
    rules = [];
    page.host.bus.emit('pricing.changed', { rule_id: uuid(401) });
    expect(await drawer.findByRole('alert')).toHaveTextContent(/Un colega lo eliminó.*podés copiarlo/);
    expect(price).toHaveValue('30000');
    expect(drawer.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
  });

  test('a price for members above that of everyone else is warned of, and saved all the same', async () => {
    api.answer(/GET \/price-rules$/, () => [aRule()]);
    api.answer(/PUT \/price-rules\//, ({ body }) => aRule(body as never));
    open('prices');
    await user.click(await screen.findByRole('link', { name: /Lunes a viernes/ }));
    const drawer = within(await screen.findByRole('dialog'));
    const members = drawer.getByRole('textbox', { name: 'Precio para socios (opcional)' });
    expect(members).not.toHaveAccessibleDescription(/más/);
    await user.clear(members);
    await user.type(members, '38.000');
    expect(members).toHaveAccessibleDescription(/^Los socios pagarían más que los demás\./);
    expect(members).toBeValid();
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(/PUT .*price-rules/)).toEqual([expect.objectContaining({ price: 3_200_000, member_price: 3_800_000 })]);
  });

  test('the price of everyone else is compared with that of members once it is typed, not at its first digits', async () => {
    api.answer(/GET \/price-rules$/, () => [aRule()]);
    open('prices');
    await user.click(await screen.findByRole('link', { name: /Lunes a viernes/ }));
    const drawer = within(await screen.findByRole('dialog'));
    const members = drawer.getByRole('textbox', { name: 'Precio para socios (opcional)' });
    const price = drawer.getByRole('textbox', { name: 'Precio por hora' });
    await user.clear(price);
    const warned: string[] = [];
    for (const digit of '30000') {
      await user.type(price, digit);
      if (drawer.queryByText(/^Los socios pagarían más/)) warned.push(digit);
    }
    expect(warned).toEqual([]);
    expect(price).toHaveValue('30000');
    await user.type(price, '{Backspace}');
    expect(members).not.toHaveAccessibleDescription(/más/);
    await waitFor(() => expect(members).toHaveAccessibleDescription(/^Los socios pagarían más que los demás\./), {
      timeout: 3000,
    });
  });

  test('a rule is created once complete, changed with its version, and removed after confirmation', async () => {
    let rules = [aRule()];
    api.answer(/GET \/price-rules$/, () => rules);
    api.answer(/POST \/price-rules$/, ({ body }) => aRule(body as never));
    api.answer(/DELETE \/price-rules\//, () => null);
    const page = open('prices');
    await user.click(await screen.findByRole('button', { name: 'Nueva regla' }));
    let drawer = await screen.findByRole('dialog');
    await user.click(within(drawer).getByRole('button', { name: 'Crear regla' }));
    expect(within(drawer).getByText('Ingresá un importe válido')).toBeVisible();
    await user.type(within(drawer).getByRole('textbox', { name: 'Precio por hora' }), '15.000');
    await user.click(within(drawer).getByRole('checkbox', { name: 'domingo' }));
    await user.click(within(drawer).getByRole('button', { name: 'Crear regla' }));
    await waitFor(() => expect(page.location().search).toBe('?tab=prices'));
    expect(sent(/POST \/price-rules/)).toEqual([
      expect.objectContaining({ weekdays: [7], court_ids: [], price: 1_500_000, member_price: null, from: '18:00' }),
    ]);

    api.refuseNext(/PUT \/price-rules\//, { status: 412, error: 'stale_version' });
    await user.click(screen.getByRole('link', { name: /Lunes a viernes/ }));
    drawer = await screen.findByRole('dialog');
    await user.type(within(drawer).getByRole('spinbutton', { name: 'Prioridad' }), '7');
    rules = [aRule({ price: 9_900_000, version: 2 })];
    await user.click(within(drawer).getByRole('button', { name: 'Guardar cambios' }));
    expect(await within(drawer).findByText(/Otra persona hizo cambios recién/)).toBeVisible();
    const price = within(drawer).getByRole('textbox', { name: 'Precio por hora' });
    await waitFor(() => expect(price).toHaveValue('99.000'));
    expect(within(drawer).getByRole('spinbutton', { name: 'Prioridad' })).toHaveValue(7);

    await user.click(within(drawer).getByRole('button', { name: 'Eliminar regla' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar regla' }));
    await waitFor(() => expect(sent(/DELETE \/price-rules\//)).toHaveLength(1));
    await waitFor(() => expect(page.toasts.at(-1)?.body).toBe('Regla eliminada'));
  });

  test('a rule, and its removal, that fail after they were closed say so', async () => {
    const refusal = new Refusal(403, 'permission_denied');
    const [change, removal] = [late(refusal), late(refusal)];
    api.answer(/GET \/price-rules$/, () => [aRule()]);
    api.answer(/PUT \/price-rules\//, change.answer);
    api.answer(/DELETE \/price-rules\//, removal.answer);
    const page = open('prices');
    await user.click(await screen.findByRole('link', { name: /Lunes a viernes/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('button', { name: 'Eliminar regla' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Eliminar regla' }));
    await user.click(question.getByRole('button', { name: 'No, volver' }));
    removal.come();
    await waitFor(() => expect(page.toasts).toMatchObject([{ intent: 'error', title: '¿Eliminar esta regla?' }]));
    await user.type(drawer.getByRole('spinbutton', { name: 'Prioridad' }), '7');
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    change.come();
    await waitFor(() => expect(page.toasts).toHaveLength(2));
    expect(page.toasts[1]).toMatchObject({
      intent: 'error',
      title: 'Regla de precio',
      body: expect.stringMatching(/permiso/),
    });
  });

  test('a removal that is done after its drawer was closed leaves the rule that is open then', async () => {
    let rules = [aRule(), aRule({ id: uuid(402), from: '09:00', to: '12:00' })];
    const removal = late(null);
    api.answer(/GET \/price-rules$/, () => rules);
    api.answer(/DELETE \/price-rules\//, removal.answer);
    const page = open('prices');
    await user.click(await screen.findByRole('link', { name: /18:00 – 23:00/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('button', { name: 'Eliminar regla' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Eliminar regla' }));
    await user.click(question.getByRole('button', { name: 'No, volver' }));
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
    await user.click(await screen.findByRole('link', { name: /09:00 – 12:00/ }));
    rules = rules.slice(1);
    removal.come();
    await waitFor(() => expect(page.toasts).toMatchObject([{ intent: 'success', body: 'Regla eliminada' }]));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(page.location().search).toBe(`?tab=prices&rule=${uuid(402)}`);
  });

  test('a rule that was removed leaves the address with its drawer', async () => {
    api.answer(/GET \/price-rules$/, () => [aRule()]);
    const page = open(`prices&rule=${uuid(409)}`);
    await waitFor(() => expect(page.location().search).toBe('?tab=prices'));
  });

  test('an empty list explains rules; a failed query can be retried', async () => {
    api.answer(/GET \/price-rules$/, () => new Refusal(503, 'unavailable'));
    open('prices');
    expect(await screen.findByText('No se pudieron cargar los precios')).toBeVisible();
    api.answer(/GET \/price-rules$/, () => []);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Todavía no hay reglas de precio')).toBeVisible();
  });
});
