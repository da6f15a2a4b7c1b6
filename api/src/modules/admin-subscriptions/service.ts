import type {
  AdminSubscription,
  AdminSubscriptionDetails,
  AdminSubscriptionPage,
  SubscriptionChange,
} from '@canchero/shared-contracts/admin-subscription';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { AdminActor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import { auditReading } from '../../platform/audit/audit-reading';
import type { Tx } from '../../platform/db/database';
import { formatCursor, pageLimit, pageOf, parseCursor } from '../../platform/db/paging';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { selectHistory } from '../subscriptions/reads';
import { changeByHand } from '../subscriptions/writes';
import {
  type AdminSubscriptionRow,
  countAdminSubscriptions,
  type SubscriptionSearch,
  selectAdminSubscription,
  selectAdminSubscriptions,
  selectClubNames,
} from './sql';

const PAGE = 50;

/** Lists subscriptions by their owner's name, in pages. @throws bad_request {field} for a cursor that was not made here */
export function listSubscriptions(
  { db }: Services,
  admin: AdminActor,
  { cursor, ...search }: SubscriptionSearch & { cursor?: string | undefined },
): Promise<AdminSubscriptionPage> {
  const after = parseCursor(cursor);
  return db.platform(async (tx) => {
    const rows = await selectAdminSubscriptions(tx, search, pageLimit(PAGE), after);
    const { items, next_cursor } = pageOf(rows, PAGE, ({ id, sort_name }) => formatCursor({ id, position: sort_name }));
    await auditReading(tx, admin, 'admin.subscriptions', items.length, search);
    return { items: items.map(view), total: await countAdminSubscriptions(tx, search), next_cursor };
  });
}

/** Reads an owner's subscription with its history. @throws not_found */
export function readSubscription(
  { db }: Services,
  admin: AdminActor,
  ownerId: string,
): Promise<AdminSubscriptionDetails> {
  return db.platform(async (tx) => {
    const row = await found(tx, ownerId);
    await record(tx, admin, ownerId, { action: 'admin.subscription' });
    const club_names = await selectClubNames(tx, ownerId);
    return { ...view(row), club_names, history: await selectHistory(tx, ownerId) };
  });
}

/**
 * Changes an owner's subscription by hand.
 * @throws not_found @throws bad_request {field} @throws charged_by_gateway @throws no_end @throws no_plan
 */
export function changeSubscription(
  services: Services,
  admin: AdminActor,
  once: Once,
  ownerId: string,
  change: SubscriptionChange,
): Promise<void> {
  const write = async (tx: Tx) => {
    await found(tx, ownerId);
    await changeByHand(tx, services, ownerId, admin.actorId, change);
    const { reason, ...fields } = change;
    await record(tx, admin, ownerId, { action: 'subscription.change', reason, fields: Object.keys(fields) });
  };
  return services.db.platform((tx) => once(tx, () => write(tx)));
}

async function found(tx: Tx, ownerId: string): Promise<AdminSubscriptionRow> {
  const row = await selectAdminSubscription(tx, ownerId);
  if (!row) throw AppError.of(commonErrors.not_found);
  return row;
}

const view = ({
  id,
  sort_name: _,
  agreed_plan: plan,
  agreed_billing: billing,
  agreed_price: amount,
  ...subscription
}: AdminSubscriptionRow): AdminSubscription => ({
  ...subscription,
  owner_id: id,
  agreed_price: plan && billing && amount ? { plan, billing, amount } : null,
});

const record = (
  tx: Tx,
  admin: AdminActor,
  ownerId: string,
  entry: { action: string; reason?: string; fields?: string[] },
) =>
  audit(tx, {
    ...admin,
    object: { type: 'user', id: ownerId },
    ...entry,
  });
