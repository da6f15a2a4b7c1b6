import type { Caller, ClubAccess } from '../auth/caller';

/** Person who acts in a club, in the audit's terms: spread it into an `AuditEntry`. */
export interface Actor {
  requestId: string;
  actorId: string;
  role: string;
  clubId: string;
}

/** Somebody who acts in a club: a member, or a visitor of its public page, who has no account. */
export interface Agent extends Omit<Actor, 'actorId' | 'role'> {
  actorId: string | null;
  role: string | null;
}

/** Returns the agent of a request by somebody without an account. */
export const visitorOf = (request: { id: string }, clubId: string): Agent => ({
  requestId: request.id,
  actorId: null,
  role: null,
  clubId,
});

/** Returns the actor of a request on a club. A super admin who is not a member acts with the role `super_admin`. */
export const actorOf = (input: { request: { id: string }; caller: Caller; club: ClubAccess }): Actor => ({
  requestId: input.request.id,
  actorId: input.caller.id,
  role: input.club.role ?? 'super_admin',
  clubId: input.club.id,
});

/** Super admin who acts on the platform: spread it into an `AuditEntry`. */
export interface AdminActor extends Omit<Actor, 'clubId'> {
  role: 'super_admin';
}

/** Returns the actor of a request by a super admin. */
export const adminActorOf = (input: { request: { id: string }; caller: Caller }): AdminActor => ({
  requestId: input.request.id,
  actorId: input.caller.id,
  role: 'super_admin',
});
