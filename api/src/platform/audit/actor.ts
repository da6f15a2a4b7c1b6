import type { Caller, ClubAccess } from '../auth/caller';

/** Person who acts in a club, in the audit's terms: spread it into an `AuditEntry`. */
export interface Actor {
  requestId: string;
  actorId: string;
  role: string;
  clubId: string;
}

/** Returns the actor of a request on a club. A super admin who is not a member acts with the role `super_admin`. */
export const actorOf = (input: { request: { id: string }; caller: Caller; club: ClubAccess }): Actor => ({
  requestId: input.request.id,
  actorId: input.caller.id,
  role: input.club.role ?? 'super_admin',
  clubId: input.club.id,
});
