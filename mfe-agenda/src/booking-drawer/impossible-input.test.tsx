import { aClub } from '@canchero/shared-contracts/testing/records';
import { fireEvent } from '@testing-library/react';
import { api, eachTestHasTwoBookings, form, open, user } from '../testing/opened-day';

eachTestHasTwoBookings();

const openNew = async (options: Parameters<typeof open>[0] = {}) => {
  open({ search: '?date=2037-11-25&booking=new', ...options });
  return form();
};

test('a duration that cannot be says so at once, and neither price nor dates are asked for', async () => {
  const drawer = await openNew();
  await user.selectOptions(drawer.getByLabelText(/Cancha/), 'Cancha 1');
  await user.selectOptions(drawer.getByLabelText(/Inicio/), '12:00');
  await user.selectOptions(drawer.getByLabelText(/Se repite/), 'weekly');
  const duration = drawer.getByLabelText(/Duración/);
  for (const [minutes, problem] of [
    ['20', 'La duración debe ser de al menos 30 minutos'],
    ['1500', 'La duración no puede superar las 24 horas'],
    // minutes beyond any date
    ['999999999999999', 'La duración no puede superar las 24 horas'],
  ]) {
    fireEvent.change(duration, { target: { value: minutes } });
    expect(duration).toHaveAccessibleDescription(problem);
  }
  const durations = api.calls.map(({ query, body }) => query.get('duration') ?? body.duration).filter(Boolean);
  expect(new Set(durations.map(Number))).toEqual(new Set([60]));
});

test('a date that the agenda does not have says so at once, and nothing is asked about it', async () => {
  const drawer = await openNew();
  const date = drawer.getByRole('textbox', { name: /^Fecha/ });
  fireEvent.change(date, { target: { value: '25/11/9937' } });
  expect(date).toHaveAccessibleDescription('La agenda va del año 2000 al 2099');
  await user.selectOptions(drawer.getByLabelText(/Cancha/), 'Cancha 1');
  await user.selectOptions(drawer.getByLabelText(/Inicio/), '12:00');
  expect(date).toHaveAccessibleDescription('La agenda va del año 2000 al 2099');
  expect(api.calls.filter(({ query }) => /^99/.test(query.get('from') ?? query.get('start') ?? ''))).toEqual([]);
});

test('what is still missing is said with the first press, not before', async () => {
  const drawer = await openNew();
  fireEvent.change(drawer.getByLabelText(/Duración/), { target: { value: '' } });
  expect(drawer.queryByText(/^(La duración debe|Debés)/)).toBeNull();
});

test('the two equal hours of a day on which the clocks go back are told apart', async () => {
  const hours = { weekday: 6, open: '08:00', close: '24:00' } as const;
  const club = aClub({ timezone: 'America/Santiago', opening_hours: [hours] });
  const drawer = await openNew({ club, search: '?date=2027-04-03&booking=new' });
  const starts = [...drawer.getByLabelText<HTMLSelectElement>(/Inicio/).options].map(({ text }) => text);
  expect(starts.slice(-9)).toEqual([
    '22:45',
    ...['23:00', '23:15', '23:30', '23:45'].map((time) => `${time} GMT-3`),
    ...['23:00', '23:15', '23:30', '23:45'].map((time) => `${time} GMT-4`),
  ]);
});
