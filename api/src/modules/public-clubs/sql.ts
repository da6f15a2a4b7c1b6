import type { Club, PublicClub, PublicCourt } from '@canchero/shared-contracts/club';
import sql, { raw } from 'sql-template-tag';
import type { Database, Tx } from '../../platform/db/database';

/** Ids and slugs. */
const NAME = /^[a-z0-9-]+$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Club that has a public page, with what decides which starts it offers. */
export type PageClub = Pick<
  Club,
  | 'id'
  | 'timezone'
  | 'currency'
  | 'opening_hours'
  | 'closed_days'
  | 'slot_minutes'
  | 'deposit_type'
  | 'deposit_value'
  | 'hold_minutes'
  | 'horizon_days'
  | 'confirm_contact'
  | 'pay_choices'
>;

/** SQL of the ways of paying that a club offers now: those online need a gateway. */
const OFFERED = `array(select c from unnest(pay_choices) c where c = 'at_club' or (
    (c = 'full' or deposit_type <> 'none') and exists (
      select from mercadopago_connections m where m.club_id = clubs.id and m.broken_at is null))) as pay_choices`;
/** SQL condition for clubs that have a public page now. */
const HAS_PAGE = raw(`public_enabled and closed_at is null and not exists (
  select from club_suspensions s where s.club_id = clubs.id and s.ended_at is null)`);
const PAGE_COLUMNS = raw(`id, timezone, currency, opening_hours, closed_days, slot_minutes, deposit_type, deposit_value,
  hold_minutes, horizon_days, confirm_contact, ${OFFERED}`);

/** Selects a club with a public page by id or slug, in any case; null if there is none. */
export async function selectPageClub(db: Database, club: string): Promise<PageClub | null> {
  // other characters name no club, and PostgreSQL refuses some
  if (!NAME.test(club)) return null;
  const [row] = UUID.test(club)
    ? await db.prepared<PageClub>(
        'page_club_by_id',
        sql`select ${PAGE_COLUMNS} from clubs where id = ${club}::uuid and ${HAS_PAGE}`,
      )
    : await db.prepared<PageClub>(
        'page_club_by_slug',
        sql`select ${PAGE_COLUMNS} from clubs where slug = ${club.toLowerCase()}::text and ${HAS_PAGE}`,
      );
  return row ?? null;
}

/** Selects what anyone may know about a club. */
export async function selectPublicClub(tx: Tx, clubId: string): Promise<Omit<PublicClub, 'courts'> | null> {
  const [row] = await tx.query<Omit<PublicClub, 'courts'>>(sql`
    select id, name, slug, sports, address, phone, whatsapp, opening_hours, closed_days, timezone, currency,
      deposit_type, deposit_value, cancel_hours, hold_minutes, horizon_days, confirm_contact,
      ${raw(OFFERED)}
    from clubs where id = ${clubId}`);
  return row ?? null;
}

/** Selects the courts of a club that take bookings, in their order. */
export const selectPublicCourts = (tx: Tx, clubId: string): Promise<PublicCourt[]> =>
  tx.query<PublicCourt>(sql`
    select id, name, sport, surface, indoor, color, sort, usual_duration from courts
    where club_id = ${clubId} and removed_at is null and status = 'active'
      and not coalesce(blocked_by_plan_at <= now(), false)
    order by sort, fold(name), id`);

/** Selects the slugs of clubs with a public page. */
export async function selectPublicSlugs(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.query<{ slug: string }>(sql`
    select slug from clubs where ${HAS_PAGE} order by slug limit ${limit}`);
  return rows.map(({ slug }) => slug);
}
