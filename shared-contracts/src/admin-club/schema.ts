import { z } from 'zod';
import { ActReason } from '../admin-audit/schema';
import { ClubSuspension, Sport } from '../club/schema';
import { MAX_SEARCH } from '../core/limits';
import { Cursor, Id, Instant, Text } from '../core/schema';
import { PLANS } from '../subscription/vocabulary';
import { CLUB_SIGNS } from './vocabulary';

/** End of a club, made by its owner. */
export const Closing = z.object({
  reason: z.string(),
  closed_at: Instant,
  /** Instant until which a super admin can open it again. */
  until: Instant,
  /** Instant at which the personal data of its people were erased; null before that. */
  erased_at: Instant.nullable(),
});

/** A club as the platform sees it. */
export const AdminClub = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  sports: z.array(Sport),
  created_at: Instant,
  owner_name: z.string(),
  owner_email: z.string(),
  /** Plan in force. */
  plan: z.enum(PLANS),
  courts: z.int(),
  members: z.int(),
  /** Time of the last entry of the club's audit; null without one. */
  last_active_at: Instant.nullable(),
  /** Empty for a club that is well. */
  signs: z.array(z.enum(CLUB_SIGNS)),
  /** Null as long as the club is not suspended. */
  suspension: ClubSuspension.nullable(),
  /** Null as long as the owner has not closed it. */
  closing: Closing.nullable(),
});
export type AdminClub = z.output<typeof AdminClub>;

export const AdminClubsQuery = z.strictObject({
  /** Part of the name or slug, or of the owner's name or address. */
  search: Text(MAX_SEARCH).optional(),
  plan: z.enum(PLANS).optional(),
  sign: z.enum(CLUB_SIGNS).optional(),
  cursor: Cursor.optional(),
});
export const AdminClubPage = z.object({
  items: z.array(AdminClub),
  /** Number of clubs of the search. */
  total: z.int(),
  next_cursor: z.string().nullable(),
});
export type AdminClubPage = z.output<typeof AdminClubPage>;

/** Suspension to be set; the people of the club read its reason. */
export const NewClubSuspension = z.strictObject({ reason: ActReason });

/** Reason for which a closed club is opened again, for its audit. */
export const Reopening = z.strictObject({ reason: ActReason });

export const NewImpersonation = z.strictObject({
  club_id: Id,
  /** Reason of the entry, kept in the club's audit. */
  reason: ActReason,
  /** True if the session may change what it sees. */
  write: z.boolean(),
});
export type NewImpersonation = z.output<typeof NewImpersonation>;
