import { commonErrors } from '@canchero/shared-contracts/core';
import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import { kitTexts } from '@canchero/shared-contracts/testing/kit-texts';
import en from '../lang/en.json';
import es from '../lang/es.json';
import pt from '../lang/pt.json';

/** Domains whose endpoints this remote calls. */
const CALLED = [
  'audit',
  'block',
  'booking',
  'bookingNote',
  'bookingSearch',
  'club',
  'court',
  'member',
  'mercadopago',
  'payment',
  'player',
  'pricing',
];
/** Endpoints of these domains that the shell calls. */
const CALLED_BY_OTHERS = ['member.accept'];
/** Error codes that the client finds by itself when no response came. */
const OF_THE_CLIENT = ['no_connection', 'timeout'];

const answered = Object.entries(ENDPOINTS)
  .filter(([name]) => CALLED.includes(name.split('.')[0] as string) && !CALLED_BY_OTHERS.includes(name))
  .flatMap(([, endpoint]) => endpoint.errors ?? [])
  .map((error) => error.code);
const codes = [...new Set([...answered, ...Object.keys(commonErrors), ...OF_THE_CLIENT])];

const catalogues = { es: { ...kitTexts.es, ...es }, en: { ...kitTexts.en, ...en }, pt: { ...kitTexts.pt, ...pt } };

test.each(Object.entries(catalogues))('every code that can be answered has its text in %s', (_, texts) => {
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter((code) => !(`error.${code}` in texts))).toEqual([]);
});
