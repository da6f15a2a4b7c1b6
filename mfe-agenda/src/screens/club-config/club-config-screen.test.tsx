import { hours } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { api, change, club, eachTestHasAClub, open, retype, save, sent, user } from '../../testing/club-settings';

eachTestHasAClub();

describe('details', () => {
  test('only changed fields are sent, with the version on which they are based', async () => {
    const page = open('data');
    await retype(/^Nombre del club/, 'Club Nuevo');
    expect([...page.dirty]).toEqual(['club-config']);
    await save();
    await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ name: 'Club Nuevo', version: 1 }]));
    await waitFor(() => expect(page.toasts[0]?.body).toBe('Configuración guardada'));
    expect([...page.dirty]).toEqual([]);
  });

  test('the keyboard stays at the save button, once saved and after a change was given up', async () => {
    const page = open('data');
    await retype('Teléfono', '111');
    const button = screen.getByRole('button', { name: 'Guardar cambios' });
    await save();
    await waitFor(() => expect(page.toasts).toHaveLength(1));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Teléfono' }), '{Enter}');
    expect(sent(/^PUT $/)).toHaveLength(1);
    await retype('Teléfono', '222');
    await user.click(screen.getByRole('button', { name: 'Deshacer cambios' }));
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('111');
    expect(button).toHaveFocus();
  });

  test('a taken slug shows an error and a free suggestion', async () => {
    api.answer(/slug-check$/, ({ query }) => ({ available: query.get('slug') !== 'palermo', suggestion: 'palermo-2' }));
    open('data');
    await retype('Enlace de la página', 'Palermo');
    expect(await screen.findByText('Esa dirección ya es de otro club.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Usar palermo-2' }));
    expect(await screen.findByText('Está disponible.')).toBeVisible();
    await retype('Enlace de la página', 'con espacio');
    expect(await screen.findByText(/Usá solo minúsculas/)).toBeVisible();
    await save();
    expect(sent(/^PUT $/)).toEqual([]);
  });

  test('a published page can be opened from its settings', async () => {
    open('data');
    await screen.findByRole('textbox', { name: 'Enlace de la página' });
    expect(screen.queryByRole('link', { name: 'Abrir la página de reservas' })).not.toBeInTheDocument();
    cleanup();
    change({ public_enabled: true });
    open('data');
    const link = await screen.findByRole('link', { name: 'Abrir la página de reservas' });
    expect(link).toHaveAttribute('href', '/reserva/club');
  });

  test('a conflict with a colleague shows both versions; nothing typed is lost', async () => {
    const page = open('data');
    await retype('Teléfono', '111');
    change({ phone: '222', address: 'Calle 1', version: 2 });
    page.host.bus.emit('club.changed', { club_id: club.id, version: 2 });
    expect(await screen.findByText('Un colega cambió la configuración')).toBeVisible();
    expect(screen.getByText(/222 \(la tuya: 111\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toHaveAttribute('aria-disabled', 'true');
    await save();
    expect(sent(/^PUT $/)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Volver a aplicar mis cambios' }));
    expect(screen.getByRole('textbox', { name: 'Dirección' })).toHaveValue('Calle 1');
    await save();
    await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ phone: '111', version: 2 }]));
  });

  test('another tab opens once unsaved changes are discarded', async () => {
    const page = open('data');
    await retype('Teléfono', '111');
    await user.click(screen.getByRole('tab', { name: 'Seña y cancelación' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('111');
    expect(page.location().search).toBe('?tab=data');
    await user.click(screen.getByRole('tab', { name: 'Seña y cancelación' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await screen.findByRole('combobox', { name: 'Seña para reservar en línea' })).toBeVisible();
    expect([...page.dirty]).toEqual([]);
  });
});

test('opening hours: a day is changed and copied, an overlap is shown at its day', async () => {
  change({ opening_hours: hours('08:00', '22:00').slice(0, 1) });
  open('hours');
  const monday = await screen.findByRole('group', { name: 'lunes' });
  await user.click(within(monday).getByRole('button', { name: 'Agregar un horario: lunes' }));
  const [first, second] = within(monday).getAllByRole('textbox', { name: 'lunes: abre' });
  expect(second).toHaveValue('23:00');
  await user.clear(second as HTMLElement);
  await user.type(second as HTMLElement, '21');
  await user.click(first as HTMLElement);
  expect(within(monday).getByRole('alert')).toHaveTextContent('Los horarios se superponen.');
  await save();
  expect(sent(/^PUT $/)).toEqual([]);
  await user.clear(second as HTMLElement);
  await user.click(first as HTMLElement);
  expect(within(monday).getByRole('alert')).toHaveTextContent('Ingresá a qué hora abre y a qué hora cierra.');
  await user.click(within(monday).getAllByRole('button', { name: 'Quitar este horario: lunes' })[1] as HTMLElement);
  await user.click(within(monday).getByRole('button', { name: 'Copiar a todos los días: lunes' }));
  await save();
  await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ opening_hours: hours('08:00', '22:00'), version: 1 }]));
});

test('shortened hours say how many bookings to come they leave outside, and lead to them', async () => {
  change({ opening_hours: hours('08:00', '23:00') });
  api.answer(/GET \/bookings\/search$/, ({ query }) => {
    const count = club.version > 1 && query.get('hours') === 'outside' ? 3 : 0;
    return { items: [], next_cursor: null, totals: { count, minutes: 0, price: 0, paid: 0, pending: 0 } };
  });
  open('hours', {}, ['booking', 'configuration']);
  const monday = within(await screen.findByRole('group', { name: 'lunes' }));
  await user.clear(monday.getByRole('textbox', { name: 'lunes: cierra' }));
  await user.type(monday.getByRole('textbox', { name: 'lunes: cierra' }), '20');
  await waitFor(() => expect(sent(/search$/)).toHaveLength(1));
  expect(screen.queryByText(/fuera del horario/)).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText('3 reservas por venir fuera del horario: no se cancelan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver cuáles' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/reservas\?from=[\d-]{10}&to=[\d-]{10}&hours=outside$/),
  );
});

test('the deposit is validated and previewed as players read it', async () => {
  open('deposit');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Seña para reservar en línea' }), 'percent');
  const value = screen.getByRole('spinbutton', { name: 'Valor de la seña' });
  await user.type(value, '120');
  expect(screen.queryByText(/una seña del/)).not.toBeInTheDocument();
  await save();
  expect(screen.getByText('Ingresá un porcentaje de 1 a 100')).toBeVisible();
  await user.clear(value);
  await user.type(value, '30');
  expect(screen.getByText(/una seña del 30 % del precio.*hasta el comienzo del turno/)).toBeVisible();
  await save();
  await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ deposit_type: 'percent', deposit_value: 30, version: 1 }]));
});

test('online bookings ask for at least one way of paying, a confirmation and a reminder', async () => {
  open('deposit');
  const atClub = await screen.findByRole('checkbox', { name: 'En el club' });
  await user.click(atClub);
  expect(screen.getByRole('alert')).toHaveTextContent('Elegí al menos una.');
  await save();
  expect(sent(/^PUT $/)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'La seña, en línea' }));
  await user.click(atClub);
  await user.click(screen.getByRole('switch', { name: 'Confirmar por correo las reservas sin pago' }));
  const hours = screen.getByRole('spinbutton', { name: 'Recordatorio por correo' });
  await user.clear(hours);
  await user.type(hours, '3');
  await save();
  await waitFor(() =>
    expect(sent(/^PUT $/)).toEqual([
      { pay_choices: ['at_club', 'deposit'], confirm_contact: true, reminder_hours: 3, version: 1 },
    ]),
  );
});

test('a deposit of 0 is refused', async () => {
  open('deposit');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Seña para reservar en línea' }), 'fixed');
  await user.type(screen.getByRole('textbox', { name: 'Valor de la seña' }), '0');
  await save();
  expect(screen.getByText('Ingresá un importe válido')).toBeVisible();
  expect(sent(/^PUT $/)).toEqual([]);
});

test('a closed day needs a date of its own, and is sent with its name', async () => {
  change({ closed_days: [{ date: '2037-12-25', name: 'Navidad' }] });
  open('hours');
  await user.click(await screen.findByRole('button', { name: 'Agregar día cerrado' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Elegí una fecha');
  await user.type(screen.getAllByRole('textbox', { name: 'Fecha' })[1] as HTMLElement, '25/12/2037');
  expect(screen.getByRole('alert')).toHaveTextContent('Esa fecha ya está en la lista');
  await user.clear(screen.getAllByRole('textbox', { name: 'Fecha' })[1] as HTMLElement);
  await user.type(screen.getAllByRole('textbox', { name: 'Fecha' })[1] as HTMLElement, '08/12/2037');
  await user.type(screen.getAllByRole('textbox', { name: 'Nombre del día' })[1] as HTMLElement, 'Inmaculada');
  await save();
  const closed_days = [
    { date: '2037-12-08', name: 'Inmaculada' },
    { date: '2037-12-25', name: 'Navidad' },
  ];
  await waitFor(() => expect(sent(/^PUT $/)).toEqual([{ closed_days, version: 1 }]));
});

test('a closed day with bookings says how many, and leads to them and to their suspension', async () => {
  change({ closed_days: [{ date: '2031-12-25', name: 'Navidad' }] });
  api.answer(/GET \/agenda\/month$/, ({ query }) =>
    ['08', '25'].map((day, i) => ({
      date: `${query.get('month')}-${day}`,
      bookings: i === 0 ? 3 : 0,
      booked_minutes: 0,
      blocked_minutes: 0,
      open_minutes: 0,
    })),
  );
  open('hours', {}, ['schedule', 'booking', 'configuration']);
  await user.click(await screen.findByRole('button', { name: 'Agregar día cerrado' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Fecha' })[1] as HTMLElement, '08/12/2031');
  expect(await screen.findByText('Hay 3 reservas ese día: siguen en pie')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ver el día', '/agenda?view=vertical&date=2031-12-08'],
    ['Suspenderlas', '/agenda?view=vertical&date=2031-12-08&suspend=day'],
  ]);
  await save();
  await waitFor(() => expect(sent(/^PUT $/)).toHaveLength(1));
  expect(screen.getByText('Hay 3 reservas ese día: siguen en pie')).toBeVisible();
});

test('Mercado Pago: the connection is shown and ended after confirmation', async () => {
  let status = 'broken';
  api.answer(/GET \/mercadopago$/, () => ({
    status,
    seller_id: status === 'disconnected' ? null : '123456',
    live_mode: false,
    connected_at: '2026-11-01T15:00:00.000Z',
    connected_by: 'Olivia Ortega',
    simulated: true,
  }));
  api.answer(/DELETE \/mercadopago$/, () => {
    status = 'disconnected';
    return null;
  });
  open('mercadopago');
  const card = await screen.findByRole('region', { name: 'Mercado Pago' });
  expect(within(card).getByRole('status')).toHaveTextContent('Conexión caída');
  expect(card).toHaveTextContent('123456');
  expect(within(card).getByRole('button', { name: 'Conectar otra vez' })).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Desconectar' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent('las devoluciones se hacen en Mercado Pago');
  await user.click(within(asked).getByRole('button', { name: 'Desconectar' }));
  await waitFor(() => expect(within(card).getByRole('status')).toHaveTextContent('Sin conectar'));
});
