import {
  AppError,
  type Authz,
  commonErrors,
  type ErrorKind,
  isAppError,
  type Permission,
} from '@canchero/shared-contracts/core';
import type { Database } from '../db/database';
import type { Caller, ClubAccess, DeployerReader, Entry, EntryReader } from './caller';
import { isDeployToken } from './deploy-token';
import type { Audience, Claims, Tokens } from './tokens';

/** Credentials that a request carries. */
export interface Credentials {
  /** Bearer token, or for streams the token of the query. */
  token: string | undefined;
  /** Club that the request names; not validated. */
  clubId: string | undefined;
  /** Refuses, on public endpoints, a token that is not accepted, instead of treating the caller as anonymous. */
  strict?: boolean;
  /** Admits, on public endpoints, by the token alone, without any role, if the database does not answer. */
  withoutDatabase?: boolean;
  /** Called with the id of the account that the token names, before the database is asked; may refuse by throwing. */
  onNamed?: (userId: string) => Promise<void>;
}

export interface Admission {
  caller: Caller | null;
  /** Set on `member` and `stream` endpoints. */
  club: ClubAccess | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOBODY: Admission = { caller: null, club: null };
/** Milliseconds that a call which can be answered without the database waits for it. */
const PATIENCE_MS = 2_000;

/** Decides who may call an endpoint. */
export class Gatekeeper {
  constructor(
    private readonly db: Database,
    private readonly tokens: Tokens,
    private readonly readEntry: EntryReader,
    private readonly readDeployer: DeployerReader,
    private readonly clock: () => Date,
  ) {}

  /**
   * Admits a request to an endpoint.
   * @throws whatever `onNamed` throws
   * @throws unauthenticated if the token is missing or not valid
   * @throws token_expired
   * @throws not_found if the caller is not a member of the club, whether it exists or not, or if the endpoint is for
   * super admins and the caller is not one
   * @throws permission_denied {permission}
   * @throws forbidden {reason} if the e-mail address is not verified
   */
  async admit(authz: Authz, credentials: Credentials): Promise<Admission> {
    switch (authz.kind) {
      case 'public':
        return this.admitAnyone(credentials);
      case 'anonymous':
        return NOBODY;
      case 'user':
        return { caller: await this.caller(credentials, ['user']), club: null };
      case 'super_admin_account':
        return { caller: await this.superAdminAccount(credentials), club: null };
      case 'super_admin':
        return { caller: await this.superAdmin(credentials), club: null };
      case 'deployer':
        return { caller: await this.deployer(credentials), club: null };
      case 'member':
        return this.member(credentials, ['user'], authz.anyOf);
      case 'stream':
        return this.member(credentials, ['stream', 'user'], undefined);
    }
  }

  private async admitAnyone(credentials: Credentials): Promise<Admission> {
    if (!credentials.token) return NOBODY;
    try {
      const caller = credentials.withoutDatabase
        ? this.callerOrBearer(credentials)
        : this.caller(credentials, ['user']);
      return { caller: await caller, club: null };
    } catch (error) {
      if (credentials.strict) throw error;
      return NOBODY;
    }
  }

  /** Returns the caller; if the database does not answer, the account that the token names, without roles. */
  private async callerOrBearer(credentials: Credentials): Promise<Caller> {
    const claims = await this.claims(credentials, ['user']);
    const bearer = {
      id: claims.userId,
      sessionId: claims.sessionId,
      roles: [],
      isSuperAdmin: false,
      emailVerified: false,
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Caller>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, bearer);
    });
    const entered = this.enter(claims, null).then(
      ({ caller }) => caller,
      (error) => {
        if (isAppError(error)) throw error;
        return bearer;
      },
    );
    return Promise.race([entered, late]).finally(() => clearTimeout(timer));
  }

  private async caller(credentials: Credentials, audiences: readonly Audience[]): Promise<Caller> {
    const claims = await this.claims(credentials, audiences);
    return (await this.enter(claims, null)).caller;
  }

  private async superAdminAccount(credentials: Credentials): Promise<Caller> {
    const caller = await this.caller(credentials, ['user']);
    if (!caller.isSuperAdmin) throw AppError.of(commonErrors.not_found);
    return caller;
  }

  private async superAdmin(credentials: Credentials): Promise<Caller> {
    const claims = await this.claims(credentials, ['admin'], commonErrors.not_found);
    const { caller } = await this.enter(claims, null);
    if (!caller.isSuperAdmin) throw AppError.of(commonErrors.not_found);
    return caller;
  }

  private async deployer(credentials: Credentials): Promise<Caller> {
    const { token } = credentials;
    if (!token || !isDeployToken(token)) return this.superAdmin(credentials);
    const caller = await this.readDeployer(this.db, token, this.clock());
    if (!caller) throw AppError.of(commonErrors.unauthenticated);
    return caller;
  }

  private async member(
    credentials: Credentials,
    audiences: readonly Audience[],
    anyOf: readonly Permission[] | undefined,
  ): Promise<Admission> {
    const claims = await this.claims(credentials, audiences);
    const clubId = credentials.clubId?.toLowerCase() ?? '';
    if (claims.audience === 'stream' && claims.clubId !== clubId) throw AppError.of(commonErrors.unauthenticated);
    const { caller, club } = await this.enter(claims, UUID.test(clubId) ? clubId : null);
    if (!caller.emailVerified) throw AppError.of(commonErrors.forbidden, { reason: 'email_not_verified' });
    if (!club) throw AppError.of(commonErrors.not_found);
    const missing = anyOf && !anyOf.some((permission) => club.can(permission)) ? anyOf[0] : undefined;
    if (missing) throw AppError.of(commonErrors.permission_denied, { permission: missing });
    return { caller, club };
  }

  private async claims(
    { token, onNamed }: Credentials,
    audiences: readonly Audience[],
    refusal: ErrorKind = commonErrors.unauthenticated,
  ): Promise<Claims> {
    const claims = token ? await this.tokens.verify(token, audiences) : 'invalid';
    if (claims === 'expired') throw AppError.of(commonErrors.token_expired);
    if (claims === 'invalid') throw AppError.of(refusal);
    await onNamed?.(claims.userId);
    return claims;
  }

  private async enter(claims: Claims, clubId: string | null): Promise<Entry> {
    const entry = await this.readEntry(this.db, claims, clubId, this.clock());
    if (!entry) throw AppError.of(commonErrors.unauthenticated);
    return entry;
  }
}
