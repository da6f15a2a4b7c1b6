import type { NewCanary } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { LoadCount } from '../../platform/releases/load-counter';
import type { CanaryRow } from '../../platform/releases/sql';
import type { CanaryCounts } from './canary';

export type CountedCanary = CanaryRow & CanaryCounts & { name: string };

const columns = sql`
  name, version, percent, club_ids::text[] as club_ids, changed_at, halted_by, loads, failures, active_loads,
  active_failures`;

export const selectCanaries = (tx: Tx): Promise<CountedCanary[]> =>
  tx.query<CountedCanary>(sql`select ${columns} from canaries order by name`);

/** Selects the canary that runs, if it is this one. */
export async function selectRunning(
  tx: Tx,
  name: string,
  { version, percent, club_ids }: Required<NewCanary>,
): Promise<CountedCanary | null> {
  const [row] = await tx.query<CountedCanary>(sql`
    select ${columns} from canaries
    where name = ${name} and halted_by is null and version = ${version} and percent = ${percent}
      and club_ids @> ${club_ids}::uuid[] and club_ids <@ ${club_ids}::uuid[]`);
  return row ?? null;
}

/** Selects the canary of a name if a person halted it. */
export async function selectHalted(tx: Tx, name: string): Promise<CountedCanary | null> {
  const [row] = await tx.query<CountedCanary>(sql`
    select ${columns} from canaries where name = ${name} and halted_by = 'person'`);
  return row ?? null;
}

/**
 * Starts a canary, or replaces the one of its name; counts restart at zero. Returns null if the release is the active
 * one.
 */
export async function putCanary(
  tx: Tx,
  name: string,
  { version, percent, club_ids }: Required<NewCanary>,
  at: Date,
): Promise<CountedCanary | null> {
  const [row] = await tx.query<CountedCanary>(sql`
    insert into canaries (name, version, percent, club_ids, changed_at)
    select a.name, ${version}, ${percent}, ${club_ids}::uuid[], ${at} from active_releases a
    where a.name = ${name} and a.version <> ${version}
    on conflict (name) do update set
      version = excluded.version, percent = excluded.percent, club_ids = excluded.club_ids,
      changed_at = excluded.changed_at, halted_by = null, loads = 0, failures = 0, active_loads = 0, active_failures = 0
    returning ${columns}`);
  return row ?? null;
}

/** Halts the canary that runs; returns null if none does. */
export async function haltCanary(
  tx: Tx,
  name: string,
  by: 'failures' | 'person',
  at: Date,
): Promise<CountedCanary | null> {
  const [row] = await tx.query<CountedCanary>(sql`
    update canaries set halted_by = ${by}, changed_at = ${at} where name = ${name} and halted_by is null
    returning ${columns}`);
  return row ?? null;
}

/** Adds loads and failures of releases to the canaries that run, and returns those that changed. */
export const addToCanaries = (
  tx: Tx,
  kind: 'loads' | 'failures',
  counts: readonly LoadCount[],
): Promise<CountedCanary[]> =>
  tx.query<CountedCanary>(sql`
    with counted as (
      select a.name as remote,
        coalesce(sum(f.count) filter (where f.release = c.version), 0)::int as tried,
        coalesce(sum(f.count) filter (where f.release = a.version), 0)::int as active
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as f(remote text, release text, count int)
      join active_releases a on a.name = f.remote
      join canaries c on c.name = f.remote and c.halted_by is null and f.release in (c.version, a.version)
      group by a.name
      order by a.name
    )
    update canaries set
      loads = loads + case when ${kind === 'loads'} then counted.tried else 0 end,
      active_loads = active_loads + case when ${kind === 'loads'} then counted.active else 0 end,
      failures = failures + case when ${kind === 'failures'} then counted.tried else 0 end,
      active_failures = active_failures + case when ${kind === 'failures'} then counted.active else 0 end
    from counted where name = counted.remote and canaries.halted_by is null
    returning ${columns}`);
