import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

/**
 * Empties the stored answers of a club that hold one of these texts, as those about a player who is erased. The keys
 * stay: a repeat still has no second effect, and gets `not_found`.
 */
export const forgetAnswers = (tx: Tx, clubId: string, texts: readonly string[]) =>
  tx.query(sql`
    update idempotency_keys set answer = null, emptied = true where club_id = ${clubId} and exists (
      select from unnest(${texts}::text[]) as t (part) where position(t.part in answer::text) > 0)`);

/**
 * Empties the stored answers of an account's calls, and those that hold its address, or its id and so its name: of its
 * clubs, and of the platform. Platform transactions only.
 */
export const forgetAnswersOf = (tx: Tx, user: { id: string; email: string }) =>
  tx.query(sql`
    update idempotency_keys set answer = null, emptied = true
    where user_id = ${user.id} or (
      position(${user.email} in answer::text) > 0 or position(${user.id} in answer::text) > 0) and (
      club_id is null or club_id in (select club_id from memberships where user_id = ${user.id}
        union select club_id from ended_memberships where user_id = ${user.id}))`);
