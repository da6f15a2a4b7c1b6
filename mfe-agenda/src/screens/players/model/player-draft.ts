import { isEmail } from '@canchero/shared-contracts/core';
import {
  hasLetter,
  type NewPlayer,
  type Player,
  type PlayerChange,
  phoneText,
} from '@canchero/shared-contracts/player';

/** Values of the player form, as typed. */
export interface PlayerDraft {
  first_name: string;
  last_name: string;
  phone_country: string;
  phone: string;
  email: string;
  category: string;
  notes: string;
  member: boolean;
  blocked: boolean;
}

/** @param home calling code of a new player's number */
export const draftOf = (player: Player | null, home: string): PlayerDraft => ({
  first_name: player?.first_name ?? '',
  last_name: player?.last_name ?? '',
  phone_country: player?.phone_country ?? home,
  phone: player?.phone && player.phone_country ? nationalText(player.phone_country, player.phone) : '',
  email: player?.email ?? '',
  category: player?.category ?? '',
  notes: player?.notes ?? '',
  member: player?.member ?? false,
  blocked: player?.blocked ?? false,
});

/** The number as people of its own country write it: the country has a field of its own. */
const nationalText = (country: string, phone: string) => phoneText(country + phone, country);

export type DraftField = keyof PlayerDraft;

/** Returns the problem of each invalid field. The phone is validated by the api. */
export function problemsOf(draft: PlayerDraft): Partial<Record<DraftField, 'first_name_required' | 'email_invalid'>> {
  const email = draft.email.trim();
  return {
    ...(!hasLetter(draft.first_name) && { first_name: 'first_name_required' as const }),
    ...(email && !isEmail(email) && { email: 'email_invalid' as const }),
  };
}

/** Maps a draft to the request for a new player, without empty fields. */
export function newPlayerOf(draft: PlayerDraft): NewPlayer {
  const { phone_country, member, blocked, ...texts } = draft;
  const filled = Object.fromEntries(Object.entries(texts).filter(([, value]) => value.trim() !== ''));
  return { ...filled, first_name: draft.first_name, member, blocked, ...(draft.phone.trim() && { phone_country }) };
}

/** Maps a draft to the request for a change, with the fields that differ from the player. */
export function changeOf(draft: PlayerDraft, player: Player): PlayerChange {
  const before = draftOf(player, draft.phone_country);
  const changed = (Object.keys(draft) as DraftField[]).filter((name) => draft[name] !== before[name]);
  const { phone, phone_country, email, ...rest } = draft;
  const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => changed.includes(name as DraftField)));
  const numbered = changed.includes('phone') || (changed.includes('phone_country') && phone.trim() !== '');
  return {
    ...plain,
    ...(numbered && { phone: phone.trim() || null, phone_country: phone.trim() ? phone_country : null }),
    ...(changed.includes('email') && { email: email.trim() || null }),
    version: player.version,
  };
}
