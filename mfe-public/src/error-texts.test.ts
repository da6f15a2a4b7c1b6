import { commonErrors } from '@canchero/shared-contracts/core';
import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import { kitTexts } from '@canchero/shared-contracts/testing/kit-texts';
import en from '../lang/en.json';
import es from '../lang/es.json';
import pt from '../lang/pt.json';

/** Domains whose public endpoints this remote calls. */
const CALLED = ['onlineBooking', 'onlinePayment', 'ownBooking', 'publicClub', 'subscription'];
/** Public endpoints of these domains that no browser calls. */
const CALLED_BY_OTHERS = ['onlinePayment.webhook'];
/** Common errors that need what public calls do not carry: the version of a row. */
const OF_VERSIONS = ['stale_version'];
/** Error codes that the client finds by itself when no response came. */
const OF_THE_CLIENT = ['no_connection', 'timeout'];

const answered = Object.entries(ENDPOINTS)
  .filter(([name, { authz }]) => CALLED.includes(name.split('.')[0] as string) && authz.kind === 'public')
  .filter(([name]) => !CALLED_BY_OTHERS.includes(name))
  .flatMap(([, endpoint]) => endpoint.errors ?? [])
  .map((error) => error.code);
const common = Object.keys(commonErrors).filter((code) => !OF_VERSIONS.includes(code));
const codes = [...new Set([...answered, ...common, ...OF_THE_CLIENT])];

const catalogues = { es: { ...kitTexts.es, ...es }, en: { ...kitTexts.en, ...en }, pt: { ...kitTexts.pt, ...pt } };

test.each(Object.entries(catalogues))('every code that can be answered has its text in %s', (_, texts) => {
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !(`error.${code}` in texts))).toEqual([]);
});
