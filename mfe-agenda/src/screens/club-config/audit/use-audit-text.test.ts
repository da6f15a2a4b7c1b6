import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import en from '../../../../lang/en.json';
import es from '../../../../lang/es.json';
import pt from '../../../../lang/pt.json';
import { filtersText } from './filters-text';

/** Field names that a club's audit can contain: the body fields of its change endpoints, except the version. */
const fields = Object.entries(ENDPOINTS).flatMap(([name, { method, path, body }]) => {
  const isOfClubs = method === 'PUT' && name.endsWith('.change') && !path.startsWith('/admin/');
  const change = isOfClubs ? (body as { shape?: object } | undefined) : undefined;
  return Object.keys(change?.shape ?? {}).filter((field) => field !== 'version');
});

test.each(Object.entries({ es, en, pt }))('every field that can be changed has a name in %s', (_, texts) => {
  expect(fields).toEqual(expect.arrayContaining(['start', 'min_stock', 'customer_name']));
  expect([...new Set(fields)].filter((field) => !(`history.field.${field}` in texts))).toEqual([]);
});

test.each([
  [
    { from: '2026-11-01', to: '2026-11-30', court: 'Pádel 1', type: 'torneo', weekday: '3', hour: '9' },
    'Período: 1 nov 2026 – 30 nov 2026, Cancha: Pádel 1, Tipo: Torneo, Día de la semana: miércoles, ' +
      'Hora de inicio: 09:00',
  ],
  [{ date: '2026-11-23' }, 'Fecha: 23 nov 2026'],
  [{ state: 'no_show', sport: 'padel' }, 'Estado: No se presentó, Deporte: Pádel'],
  // a filter of a later release
  [{ surface: 'clay' }, 'surface: clay'],
])('filters %j read %s', (filters, expected) => {
  const texts: Readonly<Record<string, string>> = es;
  expect(filtersText(filters, { locale: 'es', known: (id, otherwise) => texts[id] ?? otherwise })).toBe(expected);
});
