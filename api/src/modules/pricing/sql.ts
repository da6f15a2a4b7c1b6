import type { PriceRule } from '@canchero/shared-contracts/pricing';
import sql, { join, raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { lockClub } from '../clubs/writes';

export type PriceRuleFields = Omit<PriceRule, 'id' | 'version'>;

/** Fields of a rule with their SQL over `price_rules r`. */
export const RULE_COLUMNS = [
  ['id', 'r.id'],
  [
    'court_ids',
    'array(select x.court_id from price_rule_courts x where x.club_id = r.club_id and x.rule_id = r.id order by 1)',
  ],
  ['weekdays', 'r.weekdays'],
  ['from', 'r.from_time'],
  ['to', 'r.to_time'],
  ['duration', 'r.duration'],
  ['price', 'r.price'],
  ['member_price', 'r.member_price'],
  ['valid_from', 'r.valid_from::text'],
  ['valid_to', 'r.valid_to::text'],
  ['priority', 'r.priority'],
  ['version', 'r.version'],
] as const;

const columns = raw(RULE_COLUMNS.map(([name, value]) => `${value} as "${name}"`).join(', '));

export const selectRules = (tx: Tx, clubId: string): Promise<PriceRule[]> =>
  tx.query<PriceRule>(sql`select ${columns} from price_rules r where r.club_id = ${clubId}`);

/** Counts the rules of a club. Locks the club, so that two calls at once cannot both take the last place. */
export async function countRules(tx: Tx, clubId: string): Promise<number> {
  await lockClub(tx, clubId);
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from price_rules where club_id = ${clubId}`);
  return row?.n ?? 0;
}

/** Locks a rule until the end of the transaction; null if the club has no such rule. */
export async function lockRule(tx: Tx, clubId: string, ruleId: string): Promise<PriceRule | null> {
  const [row] = await tx.query<PriceRule>(sql`
    select ${columns} from price_rules r where r.club_id = ${clubId} and r.id = ${ruleId} for update of r`);
  return row ?? null;
}

/** Returns those of the ids that no court of the club has. */
export async function unknownCourts(tx: Tx, clubId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select w.id from unnest(${ids}::uuid[]) w(id)
    where not exists (select 1 from courts k where k.club_id = ${clubId} and k.id = w.id and k.removed_at is null)`);
  return rows.map((row) => row.id);
}

/** Inserts a rule, or replaces the one with the id. */
export async function putRule(tx: Tx, clubId: string, rule: PriceRuleFields, id: string | null): Promise<PriceRule> {
  const values = {
    weekdays: sql`${rule.weekdays}::int[]`,
    from_time: sql`${rule.from}`,
    to_time: sql`${rule.to}`,
    duration: sql`${rule.duration}::int`,
    price: sql`${rule.price}::bigint`,
    member_price: sql`${rule.member_price}::bigint`,
    valid_from: sql`${rule.valid_from}::date`,
    valid_to: sql`${rule.valid_to}::date`,
    priority: sql`${rule.priority}::int`,
    all_courts: sql`${rule.court_ids.length === 0}::boolean`,
  };
  const names = Object.keys(values).map((name) => raw(name));
  const sets = Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`);
  const [row] = await tx.query<{ id: string }>(
    id
      ? sql`update price_rules set ${join([...sets, sql`version = version + 1`])}
          where club_id = ${clubId} and id = ${id} returning id`
      : sql`insert into price_rules (club_id, ${join(names)}) values (${clubId}, ${join(Object.values(values))})
          returning id`,
  );
  const ruleId = row?.id as string;
  await tx.query(sql`
    delete from price_rule_courts
    where club_id = ${clubId} and rule_id = ${ruleId} and court_id <> all(${rule.court_ids}::uuid[])`);
  await tx.query(sql`
    insert into price_rule_courts (club_id, rule_id, court_id)
    select ${clubId}, ${ruleId}, w.id from unnest(${rule.court_ids}::uuid[]) w(id) on conflict do nothing`);
  return (await lockRule(tx, clubId, ruleId)) as PriceRule;
}

/** Deletes a rule; false if there was none. */
export async function deleteRule(tx: Tx, clubId: string, ruleId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from price_rules where club_id = ${clubId} and id = ${ruleId} returning id`);
  return rows.length === 1;
}
