import { webcrypto } from 'node:crypto';
import type { HoldProof } from '@canchero/shared-contracts/online-booking';
import { cleanup, screen } from '@testing-library/react';
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BookingServer } from '../../../testing/booking-server';
import { openForm, openPage, sentTo, startClub, user } from '../../../testing/club-page';

let api: BookingServer;
beforeEach(async () => {
  api = await startClub();
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const crypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto') as PropertyDescriptor;
beforeEach(() => void Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }));
afterEach(() => void Object.defineProperty(globalThis, 'crypto', crypto));

const challenge = (counter = 20) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter,
    deriveKey,
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
  });

test('the page does the work that is asked for, says so, and gets the place', async () => {
  api.refuseNext(/POST .*holds$/, { status: 428, error: 'proof_required', params: { challenge: await challenge() } });
  openForm(api);
  expect(await screen.findByText('Comprobando tu navegador...')).toBeVisible();
  expect(await screen.findByRole('timer')).toBeVisible();
  const [first, second] = sentTo(api, /POST .*holds$/);
  expect(first?.body).not.toHaveProperty('proof');
  expect(second).toMatchObject({ idempotencyKey: first?.idempotencyKey, body: { duration: 90 } });
  const { proof } = (second?.body ?? {}) as { proof: HoldProof };
  const checked = await verifySolution({
    ...proof,
    deriveKey,
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
  });
  expect(checked.verified).toBe(true);
});

test('a court that is kept out of holds can be asked for again, or another one', async () => {
  api.refuseNext(/POST .*holds$/, { status: 429, error: 'too_many_holds_at_club' });
  openForm(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('Mucha gente reserva a esta hora.');
  expect(screen.getByRole('button', { name: 'Ver otros turnos' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('who leaves during the check asks for nothing more', async () => {
  // long enough that the page is still at it when it is left
  const work = await challenge(2_000);
  api.refuseNext(/POST .*holds$/, { status: 428, error: 'proof_required', params: { challenge: work } });
  openForm(api);
  await screen.findByText('Comprobando tu navegador...');
  cleanup();
  // the page would be through with it by now
  for (let n = 0; n < 5; n++) await solveChallenge({ challenge: work, deriveKey });
  openPage(api);
  await screen.findByRole('region', { name: 'Mañana' });
  expect(sentTo(api, /POST .*holds$/)).toHaveLength(1);
});

test('a service that wants ever more is asked again by the visitor alone', async () => {
  for (let n = 0; n < 3; n++)
    api.refuseNext(/POST .*holds$/, {
      status: 428,
      error: 'proof_required',
      params: { challenge: await challenge() },
    });
  openForm(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('Tu navegador no pasó la prueba.');
  await user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
  expect(await screen.findByRole('timer')).toBeVisible();
});
