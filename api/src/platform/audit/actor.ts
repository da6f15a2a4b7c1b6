import type { Caller, ClubAccess } from '../auth/caller';

/** Who acts in a club, as the audit names them: spread it into an `AuditEntry`. */
export interface Actor {
  requestId: string;
  actorId: string;
  role: string;
  clubId: string;
}

/** The actor of a request on a club. A super admin who is no member acts as such. */
export const actorOf = (input: { request: { id: string }; caller: Caller; club: ClubAccess }): Actor => ({
  requestId: input.request.id,
  actorId: input.caller.id,
  role: input.club.role ?? 'super_admin',
  clubId: input.club.id,
});
