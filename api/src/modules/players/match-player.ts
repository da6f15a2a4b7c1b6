import { AppError, commonErrors, isAppError } from '@canchero/shared-contracts/core';
import { playerErrors } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Agent } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { lockClub } from '../clubs/writes';
import { homeOf, type Phone, parsePhone } from './phone';
import { createPlayer } from './service';

/** Data that somebody gives about themselves on the public page. */
export interface Contact {
  first_name: string;
  last_name: string;
  /** Phone number as typed. */
  phone: string;
  email: string;
}

/**
 * Parses a typed phone number as one of the club's country and area.
 * @throws invalid_phone
 */
export async function contactPhone(tx: Tx, clubId: string, typed: string): Promise<Phone> {
  const phone = parsePhone(typed, await homeOf(tx, clubId));
  if (!phone) throw AppError.of(playerErrors.invalid_phone);
  return phone;
}

/**
 * Finds the player of the club who has the phone, else the e-mail, else adds one. Returns null if the plan has no room
 * for another player, instead of throwing an error that would reveal whether the club knows the person.
 */
export async function matchPlayer(
  tx: Tx,
  actor: Agent,
  contact: Contact,
  phone: Phone,
): Promise<{ id: string; blocked: boolean } | null> {
  // of two bookings by one new person at once, the second finds the player of the first
  await lockClub(tx, actor.clubId);
  const known = await selectByContact(tx, actor.clubId, contact.email, phone);
  if (known) return known;
  try {
    const { first_name, last_name, email } = contact;
    const { id } = await createPlayer(tx, actor, { first_name, last_name, email, ...phone });
    return { id, blocked: false };
  } catch (error) {
    if (isAppError(error) && error.code === commonErrors.plan_limit_exceeded.code) return null;
    throw error;
  }
}

async function selectByContact(tx: Tx, clubId: string, email: string, { phone, phone_country }: Phone) {
  const [row] = await tx.query<{ id: string; blocked: boolean }>(sql`
    select id, blocked from players
    where club_id = ${clubId} and removed_at is null
      and (email = ${email} or (phone = ${phone} and phone_country = ${phone_country}))
    order by phone is not distinct from ${phone} and phone_country is not distinct from ${phone_country} desc,
      blocked desc, created_at, id
    limit 1`);
  return row ?? null;
}
