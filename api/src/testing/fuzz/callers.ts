import { randomUUID } from 'node:crypto';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import type { Endpoint } from '@canchero/shared-contracts/core';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { newDeployToken } from '../../platform/auth/deploy-token';
import { hashToken } from '../../platform/auth/opaque-token';
import { buildWorld, type World } from '../authorization/world';
import type { Booted } from '../boot';
import { mintToken } from '../mint-token';
import type { Session } from '../test-client';

/** Kinds of callers. `admitted` is the one that an endpoint is for. */
export const CALLERS = ['admitted', 'nobody', 'clubless', 'otherOwner', 'staff', 'visitingAdmin', 'remote'] as const;
export type Caller = (typeof CALLERS)[number];

/** Things beside those of the world. */
export interface More {
  /** Booking of a series. */
  bookingId: string;
  playerId: string;
  /** Item whose stock is tracked. */
  itemId: string;
}

/** World of a fuzz, with accounts that may come to harm beside those that keep the club going. */
export interface Scene {
  world: World;
  more: More;
  /** Calls what is for an account alone. */
  account: Session;
  /** Is administered. */
  administered: Session;
  /** Ids of a session of `account`, and of a deploy token. */
  ids: { sessionId: string; tokenId: string };
  /** Super admin whose second factor changes. */
  secondAdmin: Session;
  /** Returns the token of a caller of an endpoint; undefined for nobody. */
  tokenOf(caller: Caller, name: string, endpoint: Endpoint): Promise<string | undefined>;
  /** Forgets the tokens, since a session may have ended. */
  forget(): void;
  /** Makes the things of the club again, after calls that used them up. */
  restock(): Promise<void>;
}

export async function buildScene(api: Booted): Promise<Scene> {
  const world = await buildWorld(api);
  const account = await api.client.person();
  const administered = await api.client.person();
  const secondAdmin = await api.client.person({ roles: ['super_admin'] });
  const staff = await world.staffWith(['schedule', 'items']);
  const remote = newDeployToken();
  const [ids] = await api.services.db.platform((tx) =>
    tx.query<Scene['ids']>(sql`
      insert into deploy_tokens (remote, label, token_hash, created_at, created_by)
      values ('mfe-none', 'CI', ${hashToken(remote, api.services.config.secrets.tokenPepper)}, now(),
        ${world.superAdmin.userId})
      returning id as "tokenId", (select id from sessions where user_id = ${account.userId} limit 1) as "sessionId"`),
  );
  if (!ids) throw new Error('no deploy token');
  const tokens = new Map<string, Promise<string>>();
  const minted = (who: Session, options: Parameters<typeof mintToken>[2] = {}) => {
    const key = JSON.stringify([who.userId, options]);
    const token = tokens.get(key) ?? mintToken(api.services, who.userId, options);
    tokens.set(key, token);
    return token;
  };
  const admitted = (name: string, { authz }: Endpoint) => {
    const domain = name.split('.')[0] ?? '';
    if (authz.kind === 'super_admin' || authz.kind === 'deployer')
      return minted(world.superAdmin, { audience: 'admin' });
    if (authz.kind === 'super_admin_account') return minted(secondAdmin);
    const isOfAccount = domain === 'auth' && !/permission|ticket/i.test(name);
    if (authz.kind === 'user' && isOfAccount) return minted(account);
    if (authz.kind === 'user' && domain === 'paying') return minted(world.otherOwner);
    return minted(world.owner);
  };
  const more = async (): Promise<More> => {
    const { clubId, courtId } = world.ours;
    const of = { params: { clubId } };
    const call = async (endpoint: Endpoint, body: object) => {
      const { status, data, text } = await api.client.call(endpoint, { ...of, body }, world.owner.token);
      if (status !== 201) throw new Error(`not made: ${text}`);
      return data as { id: string };
    };
    const start = DateTime.utc().plus({ days: 5 }).startOf('hour');
    const recurrence = { frequency: 'weekly', end_date: start.plus({ weeks: 2 }).toISODate() };
    const place = { court_id: courtId, start: start.toISO(), duration: 60, event_type: 'turno' };
    const booking = await call(bookingEndpoints.create as Endpoint, { ...place, recurrence, price: 10_000 });
    const player = await call(playerEndpoints.create as Endpoint, { first_name: 'Bea' });
    const item = await call(itemEndpoints.create as Endpoint, { name: randomUUID(), price: 100, track_stock: true });
    return { bookingId: booking.id, playerId: player.id, itemId: item.id };
  };
  const entered = { clubId: world.ours.clubId, write: true };
  const scene: Scene = {
    world,
    more: await more(),
    account,
    administered,
    secondAdmin,
    ids,
    forget: () => tokens.clear(),
    restock: async () => {
      await world.restock();
      scene.more = await more();
    },
    tokenOf: async (caller, name, endpoint) => {
      if (caller === 'nobody') return undefined;
      if (caller === 'admitted') return admitted(name, endpoint);
      if (caller === 'remote') return remote;
      if (caller === 'visitingAdmin') return minted(world.superAdmin, { entered });
      return minted({ clubless: world.clubless, otherOwner: world.otherOwner, staff }[caller]);
    },
  };
  return scene;
}
