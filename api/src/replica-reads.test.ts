import { adminAuditEndpoints } from '@canchero/shared-contracts/admin-audit';
import { adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { adminStatsEndpoints } from '@canchero/shared-contracts/admin-stats';
import { adminSubscriptionEndpoints } from '@canchero/shared-contracts/admin-subscription';
import { adminUserEndpoints } from '@canchero/shared-contracts/admin-user';
import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { bookingEndpoints, bookingSearchEndpoints } from '@canchero/shared-contracts/booking';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import type { Endpoint } from '@canchero/shared-contracts/core';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { reportEndpoints } from '@canchero/shared-contracts/report';
import { revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { changeSummaryMail } from './modules/reports/daily-summary/mail/choice';
import { sendSummaries } from './modules/reports/daily-summary/mail/send-summaries';
import { type Booted, boot } from './testing/boot';
import type { Session } from './testing/test-client';
import { TestClub } from './testing/test-club';

let api: Booted;
let club: TestClub;
let admin: Session;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  admin = await api.client.person({ roles: ['super_admin'] });
});
afterAll(() => api.close());

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const today = { from: day(-1), to: day(0) };
const past = { from: day(-9), to: day(-3) };
const file = { language: 'es' };
const month = { month: day(-40).slice(0, 7) };

/** Returns how often the replica was asked. */
async function asked(): Promise<number> {
  const text = await api.services.metrics.registry.getSingleMetricAsString('canchero_transaction_seconds');
  return Number(/_count\{access="replica"\} (\d+)/.exec(text)?.[1] ?? 0);
}

async function askedBy(work: () => Promise<unknown>): Promise<number> {
  const before = await asked();
  await work();
  return (await asked()) - before;
}

type Read = [what: string, endpoint: Endpoint, query?: Record<string, string>, params?: Record<string, string>];

const ofClub = ([, endpoint, query = {}, params = {}]: Read) =>
  api.client.call(endpoint, { params: { clubId: club.clubId, ...params }, query }, club.owner.token);
const ofPlatform = ([, endpoint, query = {}]: Read) => api.client.call(endpoint, { query }, admin.adminToken);

const LATE_OF_CLUB: Read[] = [
  ['file of payments', reportEndpoints.paymentsFile, { ...past, ...file }, { format: 'csv' }],
  ['file of events', reportEndpoints.eventsSummaryFile, { ...past, ...file }, { format: 'csv' }],
  ['file of bookings', bookingSearchEndpoints.export, { ...past, ...file }],
  ['file of consumptions', consumptionEndpoints.export, { ...past, ...file }],
  ['activity log', auditEndpoints.list],
];
const LATE_OF_PLATFORM: Read[] = [
  ['audit', adminAuditEndpoints.search, today],
  ['file of the audit', adminAuditEndpoints.export, { ...today, ...file }],
  ['revenue', revenueEndpoints.overview, { months: '3' }],
  ['file of the revenue', revenueEndpoints.exportFigures, { months: '3', table: 'months', ...file }],
  ['movements', revenueEndpoints.movements, month],
  ['file of movements', revenueEndpoints.exportMovements, { ...month, ...file }],
  ['paying owners', revenueEndpoints.owners, month],
  ['file of paying owners', revenueEndpoints.exportOwners, { ...month, ...file }],
  ['stats', adminStatsEndpoints.get, { days: '30' }],
];
const PRESENT_OF_CLUB: Read[] = [
  ['agenda', bookingEndpoints.list, { from: `${day(0)}T00:00:00Z`, to: `${day(1)}T00:00:00Z` }],
  ['list of bookings', bookingSearchEndpoints.find, past],
  ['dashboard', reportEndpoints.dashboard],
  ['summary of a day', reportEndpoints.dailySummary, { date: past.to }],
  ['file of a day', reportEndpoints.dailySummaryFile, { date: past.to, ...file }, { format: 'csv' }],
  ['summary of events', reportEndpoints.eventsSummary, past],
  ['file of payments until today', reportEndpoints.paymentsFile, { ...today, ...file }, { format: 'csv' }],
  ['file of events until today', reportEndpoints.eventsSummaryFile, { ...today, ...file }, { format: 'csv' }],
  ['file of bookings until today', bookingSearchEndpoints.export, { ...today, ...file }],
  ['file of all consumptions', consumptionEndpoints.export, file],
  ['file of players', playerEndpoints.export, file],
  ['file of items', itemEndpoints.export, file],
];
const PRESENT_OF_PLATFORM: Read[] = [
  ['overview', adminStatsEndpoints.overview],
  ['clubs', adminClubEndpoints.list],
  ['people', adminUserEndpoints.list],
  ['subscriptions', adminSubscriptionEndpoints.list],
];

test.each(LATE_OF_CLUB)('%s of a club is read on the replica', async (...read) => {
  expect(await askedBy(async () => expect((await ofClub(read)).status).toBe(200))).toBe(1);
});

test.each(LATE_OF_PLATFORM)('%s of the platform is read on the replica', async (...read) => {
  expect(await askedBy(async () => expect((await ofPlatform(read)).status).toBe(200))).toBe(1);
});

test.each(PRESENT_OF_CLUB)('%s of a club is read where it is written', async (...read) => {
  expect(await askedBy(async () => expect((await ofClub(read)).status).toBe(200))).toBe(0);
});

test.each(PRESENT_OF_PLATFORM)('%s of the platform is read where it is written', async (...read) => {
  expect(await askedBy(async () => expect((await ofPlatform(read)).status).toBe(200))).toBe(0);
});

test('what the mail of a day tells is read on the replica, once', async () => {
  const actor = { clubId: club.clubId, actorId: club.owner.userId };
  await api.services.db.tenant(club.clubId, (tx) => changeSummaryMail(tx, actor, { hour: 8 }, new Date(day(-2))));
  const send = () => sendSummaries(api.services, (error) => expect(error).toBeNull());
  expect([await askedBy(send), await askedBy(send)]).toEqual([1, 0]);
});
