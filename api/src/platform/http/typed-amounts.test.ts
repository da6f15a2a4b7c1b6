import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import type { Endpoint } from '@canchero/shared-contracts/core';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { stockEndpoints } from '@canchero/shared-contracts/stock';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { at } from '../../testing/test-club';
import { refusal, TestPayments } from '../../testing/test-payments';
import { amountCheck } from './typed-amounts';

test.each<[string, Endpoint, unknown, string]>([
  ['a price', courtEndpoints.create, { base_price: 12_50 }, 'base_price'],
  ['of a booking', bookingEndpoints.create, { price: 12_50 }, 'price'],
  ['for members', pricingEndpoints.create, { price: 12_00, member_price: 12_50 }, 'member_price'],
  ['of an item', itemEndpoints.create, { price: 12_00, cost: 12_50 }, 'cost'],
  ['of one of many', itemEndpoints.setPrices, { prices: [{ price: 1_00 }, { price: 12_50 }] }, 'prices.1.price'],
  ['a discount', orderEndpoints.create, { lines: [{ unit_price: 1_00, discount: 50 }] }, 'lines.0.discount'],
  ['of a consumption', consumptionEndpoints.add, { lines: [{ unit_price: 12_50 }] }, 'lines.0.unit_price'],
  ['a share', paymentEndpoints.setShare, { share: 12_50 }, 'share'],
  ['cash', cashEndpoints.open, { opening_amount: 12_50 }, 'opening_amount'],
  ['counted', cashEndpoints.close, { counted: { cash: 12_00, qr: 12_50 } }, 'counted.qr'],
  ['a cost', stockEndpoints.move, { movements: [{ unit_cost: 12_50 }] }, 'movements.0.unit_cost'],
])('%s with a fraction is found in what is sent', (_, { body }, sent, path) => {
  const check = amountCheck(body);
  expect(() => check?.(sent, 'CLP')).toThrow(
    expect.objectContaining({ code: 'fraction_of_currency', params: { currency: 'CLP', path } }),
  );
  expect(() => check?.(sent, 'ARS')).not.toThrow();
});

test('what is no amount may be any number', () => {
  expect(amountCheck(clubEndpoints.change.body)).toBeNull();
  expect(() =>
    amountCheck(courtEndpoints.create.body)?.({ sort: 3, base_price: null, other: [] }, 'CLP'),
  ).not.toThrow();
});

describe('a club in Chile', () => {
  let api: Booted;
  let court: TestPayments;
  beforeAll(async () => {
    api = await boot();
    court = await TestPayments.open(api);
    await court.club.set({ currency: 'CLP' });
  });
  afterAll(() => api.close());

  test('shares three ways in whole pesos, and takes no fraction', async () => {
    const booking = await court.event({ price: 10_000_00 });
    const { shares } = await court.money(booking);
    expect(shares.map(({ amount }) => amount % 100)).toEqual(shares.map(() => 0));
    expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000_00);
    const refused = refusal('fraction_of_currency', { currency: 'CLP', path: 'amount' });
    expect(await court.pay(booking, { amount: 12_50 })).toMatchObject({ status: 422, ...refused });
    expect((await court.pay(booking, { amount: 12_00 })).status).toBe(201);
  });

  test('prices an odd number of minutes in whole pesos', async () => {
    const { id } = await court.club.court({ base_price: 9_990_00 });
    expect((await court.club.booked(id, at(12), { duration: 50 })).price).toBe(8_325_00);
    expect((await court.club.booked(id, at(14), { duration: 70 })).price).toBe(11_655_00);
    expect((await court.club.booked(id, at(16), { duration: 35 })).price).toBe(5_828_00);
  });

  test('has a deposit in whole pesos', async () => {
    await expect(court.club.set({ deposit_type: 'fixed', deposit_value: 12_50 })).rejects.toThrow(
      'fraction_of_currency',
    );
    await court.club.set({ deposit_type: 'percent', deposit_value: 33 });
    await court.club.set({ deposit_type: 'fixed', deposit_value: 12_00 });
  });

  test('changes all else while its deposit is from another currency', async () => {
    await court.rows(sql`update clubs set deposit_type = 'fixed', deposit_value = 1250 where id = ${court.clubId}`);
    await court.club.set({ name: 'Club Ñuñoa' });
    await expect(court.club.set({ deposit_type: 'fixed' })).rejects.toThrow('fraction_of_currency');
    await court.club.set({ deposit_value: 13_00 });
  });
});
