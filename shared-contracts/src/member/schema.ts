import { z } from 'zod';
import { MEMBERSHIP_ROLES } from '../club/vocabulary';
import { LANGUAGES } from '../core/language';
import { PERMISSIONS } from '../core/permission';
import { ClubParams, Email, Id, Instant, IssuedToken } from '../core/schema';
import { GIVEN_ROLES } from './vocabulary';

const Granted = z.partialRecord(z.enum(PERMISSIONS), z.boolean());

export const Member = z.object({
  /** Id of the user. */
  id: Id,
  /** Name of the user; the beginning of the address while `pending`. */
  name: z.string(),
  email: z.string(),
  role: z.enum(MEMBERSHIP_ROLES),
  /** Granted permissions. They apply to staff; owners and managers hold all. */
  permissions: Granted,
  /** True until who was invited has accepted: they have no rights yet. */
  pending: z.boolean(),
  created_at: Instant,
  version: z.int32(),
});
export type Member = z.output<typeof Member>;
export const Members = z.array(Member);

export const NewMember = z.strictObject({
  email: Email,
  role: z.enum(GIVEN_ROLES),
  permissions: Granted,
  /** Language of the invitation, for a user without an account. */
  language: z.enum(LANGUAGES).optional(),
});
export type NewMember = z.output<typeof NewMember>;
export const MemberChange = z.strictObject({
  role: z.enum(GIVEN_ROLES).optional(),
  permissions: Granted.optional(),
  version: z.int32(),
});
export type MemberChange = z.output<typeof MemberChange>;
/** Token of a mailed invitation. */
export const InvitationToken = z.strictObject({ token: IssuedToken });
/** Club into whose team somebody came. */
export const JoinedClub = z.object({ club_id: Id, club_name: z.string() });
export type JoinedClub = z.output<typeof JoinedClub>;
export const MemberParams = ClubParams.extend({ memberId: Id });
