import type { AdminAuditRow } from '@canchero/shared-contracts/admin-audit';
import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateTime, Settings } from 'luxon';
import { paths } from '../../paths';
import { renderScreen } from '../../testing/render-screen';
import { AuditScreen } from './audit-screen';

const LINE: AdminAuditRow = {
  id: '7',
  at: '2026-11-24T15:00:00.000Z',
  actor_name: 'Lucía Paz',
  actor_email: 'lucia@volea.test',
  role: 'owner',
  club_id: 'c1',
  club_name: 'Club Norte',
  action: 'payment.refund',
  object_type: 'payment',
  object_id: 'p1',
  object_name: null,
  outcome: 'refused',
  reason: 'no_cash',
  fields: ['state', 'amount'],
  amount: 150_000,
  count: null,
  request_id: 'r1',
};
let api: ApiServer;
let asked: URLSearchParams[];
beforeEach(async () => {
  asked = [];
  api = await startApiServer();
  api.answer(/GET \/admin\/audit$/, ({ query }) => {
    asked.push(query);
    const isSecond = query.get('cursor') === '7';
    return {
      items: [isSecond ? { ...LINE, id: '6', actor_name: null, actor_email: null } : LINE],
      next_cursor: isSecond ? null : '7',
    };
  });
});
afterEach(() => api.close());

const open = (address: string = paths.audit) => renderScreen(<AuditScreen />, { apiUrl: api.url, address, club: null });

test('lines say who did what where and whether it was refused, page after page', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Lucía Paz/ });
  expect(row).toHaveTextContent(/Lucía PazDueño.*Club Norte.*payment\.refundRechazada/);
  expect(row).toHaveTextContent(/payment p1 · state, amount · \$\s1\.500 · no_cash/);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('row', { name: /Nadie con sesión/ })).toBeVisible();
});

test('the last thirty days are searched by person, club, action, id and outcome', async () => {
  open();
  await screen.findByRole('row', { name: /Lucía Paz/ });
  const today = DateTime.now().setZone('America/Argentina/Buenos_Aires');
  expect(asked[0]?.get('from')).toBe(today.minus({ days: 30 }).toISODate());
  expect(asked[0]?.get('to')).toBe(today.toISODate());
  await userEvent.type(screen.getByRole('searchbox', { name: 'Quién' }), 'luc');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Club' }), 'norte');
  // an action's name has neither capitals nor spaces
  await userEvent.type(screen.getByRole('searchbox', { name: 'Acción' }), 'Payment .r');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Id' }), 'p1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Resultado' }), 'Rechazada');
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      who: 'luc',
      club: 'norte',
      action: 'payment.r',
      id: 'p1',
      outcome: 'refused',
    }),
  );
});

test('days and times are those of the platform, in which the service searches, wherever the browser is', async () => {
  const { now } = Settings;
  Settings.now = () => Date.parse('2026-11-25T02:00:00Z');
  try {
    open();
    expect(await screen.findByRole('row', { name: /24 nov 2026, 12:00/ })).toBeVisible();
    expect(asked[0]?.get('to')).toBe('2026-11-24');
  } finally {
    Settings.now = now;
  }
});

test('a search is in the address, from which it is read; its span is in order and no longer than a year', async () => {
  const page = open(`${paths.audit}?from=2026-03-10&to=2026-03-01&action=Payment%20.r&outcome=refused&who=luc`);
  await screen.findByRole('row', { name: /Lucía Paz/ });
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    from: '2026-03-10',
    to: '2026-03-10',
    action: 'payment.r',
    outcome: 'refused',
    who: 'luc',
  });
  const last = screen.getByRole('textbox', { name: 'Hasta' });
  await userEvent.clear(last);
  await userEvent.type(last, '10/05/2027{Enter}');
  await waitFor(() => expect(asked.at(-1)?.get('from')).toBe('2026-05-10'));
  expect(page.location().search).toBe('?from=2026-05-10&to=2027-05-10&action=payment.r&outcome=refused&who=luc');
  const first = screen.getByRole('textbox', { name: 'Desde' });
  await userEvent.clear(first);
  await userEvent.type(first, '01/06/2027{Enter}');
  await waitFor(() => expect(asked.at(-1)?.get('to')).toBe('2027-06-01'));
});

test('the lines that are shown stay when older ones cannot be read, which is said', async () => {
  open();
  await screen.findByRole('row', { name: /Lucía Paz/ });
  api.answer(/GET \/admin\/audit$/, () => new Refusal(500, 'internal'));
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error del servidor');
  expect(screen.getByRole('row', { name: /Lucía Paz/ })).toBeVisible();
});

test('nothing found, and a failure, are said', async () => {
  api.answer(/GET \/admin\/audit$/, () => ({ items: [], next_cursor: null }));
  open();
  expect(await screen.findByText('Ninguna línea coincide en ese período.')).toBeVisible();
  api.answer(/GET \/admin\/audit$/, () => new Refusal(500, 'internal'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Id' }), 'x');
  expect(await screen.findByText('No se pudo cargar la auditoría')).toBeVisible();
});

test('a file that would be too long is refused in words', async () => {
  api.answer(/GET \/admin\/audit\/export/, () => new Refusal(422, 'too_many_rows', { max: 10_000, found: 12_345 }));
  const { toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() => expect(JSON.stringify(toasts)).toMatch(/^.*12\.345 líneas.*10\.000/));
});
