import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import en from '../../../../lang/en.json';
import es from '../../../../lang/es.json';
import pt from '../../../../lang/pt.json';

/** Field names that the audit can contain: the body fields of every change endpoint, except the version. */
const fields = Object.entries(ENDPOINTS).flatMap(([name, { method, body }]) => {
  const change = method === 'PUT' && name.endsWith('.change') ? (body as { shape?: object } | undefined) : undefined;
  return Object.keys(change?.shape ?? {}).filter((field) => field !== 'version');
});

test.each(Object.entries({ es, en, pt }))('every field that can be changed has a name in %s', (_, texts) => {
  expect(fields).toEqual(expect.arrayContaining(['start', 'min_stock', 'customer_name']));
  expect([...new Set(fields)].filter((field) => !(`history.field.${field}` in texts))).toEqual([]);
});
