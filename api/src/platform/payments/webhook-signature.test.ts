import { createHmac } from 'node:crypto';
import { checkSignature, signatureOf } from './webhook-signature';

const SECRET = 'secret';
const NOW = new Date('2026-11-23T00:00:00Z');
const MS = String(NOW.getTime());
const S = String(NOW.getTime() / 1000);
const parts = { dataId: 'AB12', requestId: 'req-1' };
const headerOf = (ts: string, v1: string) => `ts=${ts},v1=${v1}`;
const check = (header: string, given = parts) => checkSignature(SECRET, header, given, NOW) !== null;

test('the manifest is that of the protocol, without the parts that are missing', () => {
  const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');
  expect(signatureOf(SECRET, parts, '1')).toBe(hmac('id:AB12;request-id:req-1;ts:1;'));
  expect(signatureOf(SECRET, { dataId: 'AB12', requestId: undefined }, '1')).toBe(hmac('id:AB12;ts:1;'));
  expect(signatureOf(SECRET, { dataId: undefined, requestId: undefined }, '1')).toBe(hmac('ts:1;'));
});

test.each([MS, S, String(NOW.getTime() - 6 * 86_400_000)])('an instant of %s is accepted', (ts) => {
  expect(check(headerOf(ts, signatureOf(SECRET, parts, ts)))).toBe(true);
  expect(check(`v1=${signatureOf(SECRET, parts, ts)} , ts=${ts}`.replace(' ,', ','))).toBe(true);
});

test('an id is accepted as it was sent or in lower case', () => {
  const lower = signatureOf(SECRET, { ...parts, dataId: 'ab12' }, MS);
  expect(check(headerOf(MS, lower))).toBe(true);
});

test.each([
  ['another secret', headerOf(MS, signatureOf('other', parts, MS))],
  ['another id', headerOf(MS, signatureOf(SECRET, { ...parts, dataId: '9' }, MS))],
  ['another request', headerOf(MS, signatureOf(SECRET, { ...parts, requestId: 'x' }, MS))],
  ['another instant', headerOf(S, signatureOf(SECRET, parts, MS))],
  ['an instant long ago', headerOf('1600000000', signatureOf(SECRET, parts, '1600000000'))],
  ['an instant to come', headerOf('1900000000', signatureOf(SECRET, parts, '1900000000'))],
  ['no instant', `v1=${signatureOf(SECRET, parts, '')}`],
  ['no signature', `ts=${MS}`],
  ['half a signature', headerOf(MS, signatureOf(SECRET, parts, MS).slice(0, 32))],
  ['nonsense', 'nonsense'],
])('%s is refused', (_, header) => expect(check(header)).toBe(false));
