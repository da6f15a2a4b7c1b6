import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import en from '../../../../lang/en.json';
import es from '../../../../lang/es.json';
import pt from '../../../../lang/pt.json';

/** What the audit names as changed: the fields that the calls take, but for what says which version was meant. */
const fields = Object.entries(ENDPOINTS).flatMap(([name, { method, body }]) => {
  const change = method === 'PUT' && name.endsWith('.change') ? (body as { shape?: object } | undefined) : undefined;
  return Object.keys(change?.shape ?? {}).filter((field) => field !== 'version');
});

test.each(Object.entries({ es, en, pt }))('every field that can be changed has its name in %s', (_, texts) => {
  expect(fields).toEqual(expect.arrayContaining(['start', 'min_stock', 'customer_name']));
  expect([...new Set(fields)].filter((field) => !(`history.field.${field}` in texts))).toEqual([]);
});
