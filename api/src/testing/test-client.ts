import { authEndpoints } from '@canchero/shared-contracts/auth';
import type { Endpoint, EndpointData, EndpointInput, ErrorBody } from '@canchero/shared-contracts/core';
import { secondFactorEndpoints } from '@canchero/shared-contracts/second-factor';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import sql from 'sql-template-tag';
import { hashPassword } from '../platform/auth/passwords';
import type { Services } from '../platform/services';
import { Authenticator } from './authenticator';

export const TEST_PASSWORD = 'Correct-Horse-9';
let hash: Promise<string> | undefined;

/**
 * Hashes the password of everybody in a test. A hash names its own cost, here the lowest: checking the usual one takes
 * an eighth of the api suite's time, since its files sign in hundreds of people.
 */
const quickHash = (): Promise<string> =>
  import('@node-rs/argon2').then(
    (argon2) => argon2.hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
    () => hashPassword(TEST_PASSWORD),
  );

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** User who is signed in. */
export interface Session {
  userId: string;
  email: string;
  token: string;
  refreshToken: string;
  /** Admin token of a super admin, whose second factor was passed. */
  adminToken: string | undefined;
}

export interface Answer<Data> {
  status: number;
  /** Data of a successful answer. */
  data: Data;
  /** Body of an error. */
  error: ErrorBody;
  headers: LightMyRequestResponse['headers'];
  text: string;
}

/** Takes requests: a booted service, or one in a process of its own. */
export interface Requestable {
  inject(request: InjectOptions): Promise<Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'json'>>;
}

let people = 0;

/** Calls a booted service through the endpoints of the contract. */
export class TestClient {
  private readonly authenticators = new Map<string, Authenticator>();

  constructor(
    private readonly app: Requestable,
    private readonly services: Services,
  ) {}

  /** Calls an endpoint, with or without a token. The input is not validated, because tests send invalid ones too. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E> | Parts = {} as Parts,
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<EndpointData<E>>> {
    const { params = {}, query, body } = input as Parts;
    const response = await this.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`,
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    const json = /json/.test(String(response.headers['content-type'])) ? response.json() : undefined;
    return {
      status: response.statusCode,
      data: json?.data,
      error: json,
      headers: response.headers,
      text: response.body,
    };
  }

  /** Creates an account, verified by default, and signs in. */
  async person(
    options: { verified?: boolean; roles?: ('admin' | 'super_admin')[]; email?: string } = {},
  ): Promise<Session> {
    const email = options.email ?? `person${++people}@club.test`;
    hash ??= quickHash();
    const passwordHash = await hash;
    await this.services.db.platform((tx) =>
      tx.query(sql`
        insert into users (email, password_hash, name, roles, email_verified_at)
        values (${email}, ${passwordHash}, 'Ana Prueba', ${options.roles ?? []}::text[],
          ${options.verified === false ? null : this.services.clock()}::timestamptz)`),
    );
    return this.signIn(email);
  }

  async signIn(email: string, password = TEST_PASSWORD): Promise<Session> {
    const response = await this.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    if (response.statusCode !== 200) throw new Error(`cannot sign in: ${response.body}`);
    const { token, refresh_token, user } = response.json().data;
    const adminToken = user.roles.includes('super_admin') ? await this.passSecondFactor(email, token) : undefined;
    return { userId: user.id, email, token, refreshToken: refresh_token, adminToken };
  }

  /** Passes the second factor, which is set up the first time. Returns an admin token. */
  private async passSecondFactor(email: string, token: string): Promise<string> {
    const known = this.authenticators.get(email);
    const authenticator =
      known ?? new Authenticator((await this.call(secondFactorEndpoints.begin, {}, token)).data.secret);
    this.authenticators.set(email, authenticator);
    const body = { code: authenticator.code(this.services.clock()) };
    const { status, text } = await this.call(secondFactorEndpoints[known ? 'pass' : 'confirm'], { body }, token);
    if (status !== 200) throw new Error(`cannot pass the second factor: ${text}`);
    return (await this.call(authEndpoints.adminToken, {}, token)).data.admin_token;
  }

  /** Returns the newest mail to an address; null if there is none. */
  async mailTo(recipient: string): Promise<{ subject: string; body: string; token: string } | null> {
    const [mail] = await this.services.db.platform((tx) =>
      tx.query<{ subject: string; body: string }>(sql`
        select subject, body from mails where recipient = ${recipient} order by created_at desc limit 1`),
    );
    if (!mail) return null;
    return { ...mail, token: decodeURIComponent(/[?&]token=([^\s&]+)/.exec(mail.body)?.[1] ?? '') };
  }

  /** Creates a club, with the owner's plan, and returns its id. Add members by `join`. */
  async club(
    owner: Session,
    plan: 'starter' | 'premium' | 'premium_plus' | 'enterprise' = 'premium_plus',
  ): Promise<string> {
    return this.services.db.platform(async (tx) => {
      await tx.query(sql`
        insert into subscriptions (owner_id, plan) values (${owner.userId}, ${plan})
        on conflict (owner_id) do update set plan = excluded.plan`);
      const [row] = await tx.query<{ id: string }>(sql`
        insert into clubs (owner_id, name, slug)
        values (${owner.userId}, 'Club', ${`club-${Math.random().toString(36).slice(2, 12)}`}) returning id`);
      const { id } = row as { id: string };
      await tx.query(sql`insert into memberships (club_id, user_id, role) values (${id}, ${owner.userId}, 'owner')`);
      return id;
    });
  }

  async join(clubId: string, userId: string, role: 'manager' | 'staff', permissions: Record<string, boolean> | null) {
    await this.services.db.platform((tx) =>
      tx.query(sql`
        insert into memberships (club_id, user_id, role, permissions)
        values (${clubId}, ${userId}, ${role}, ${permissions && JSON.stringify(permissions)}::jsonb)`),
    );
  }
}
