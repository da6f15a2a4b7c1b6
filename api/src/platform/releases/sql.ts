import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

/** Release that some clubs try. */
export interface CanaryRow {
  version: string;
  /** Share of all clubs, by a hash of their id. */
  percent: number;
  club_ids: string[];
  /** Time at which it started or was halted. */
  changed_at: string;
  /** Null while it runs. */
  halted_by: 'failures' | 'person' | null;
}

export interface ActiveRow {
  name: string;
  version: string;
  previous_version: string | null;
  activated_at: string;
  canary: CanaryRow | null;
}

export interface ReleaseRow {
  name: string;
  version: string;
  integrity: string;
  registered_at: string;
  author: string | null;
  /** True if the database has its files, so that every instance can fetch them. */
  is_fetchable: boolean;
  active: boolean;
  /** Time at which another release took over; null if none has. */
  retired_at: string | null;
}

/** Returns the running canary; null if none was started or if it was halted. */
export const canaryOf = ({ canary }: Pick<ActiveRow, 'canary'>): CanaryRow | null =>
  canary?.halted_by === null ? canary : null;

/** Channel of the NOTIFY that says that releases came or that pages get others; its payload is the name. */
export const RELEASES_CHANNEL = 'releases';

/** Registers a release; returns false if it is registered already. */
export async function insertRelease(
  tx: Tx,
  release: { name: string; version: string; integrity: string; at: Date; author?: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into releases (name, version, integrity, registered_at, author)
    values (${release.name}, ${release.version}, ${release.integrity}, ${release.at}, ${release.author ?? null})
    on conflict do nothing returning name`);
  return rows.length > 0;
}

/** Tells all instances after the commit that something about the releases of a name has changed. */
export const tellInstances = (tx: Tx, name: string) => tx.query(sql`select pg_notify(${RELEASES_CHANNEL}, ${name})`);

/** Selects all releases by name, the last registered first. */
export const listReleases = (tx: Tx): Promise<ReleaseRow[]> =>
  tx.query<ReleaseRow>(sql`
    select r.name, r.version, r.integrity, r.registered_at, r.author, r.retired_at, a.version is not null as active,
      exists (select from release_files f where f.name = r.name and f.version = r.version) as is_fetchable
    from releases r left join active_releases a on a.name = r.name and a.version = r.version
    order by r.name, r.registered_at desc, r.version`);

/** Selects the active release of each name, with its canary. */
export async function listActive(tx: Tx): Promise<ActiveRow[]> {
  const active = await tx.query<Omit<ActiveRow, 'canary'>>(sql`
    select name, version, previous_version, activated_at from active_releases order by name`);
  const canaries = await tx.query<CanaryRow & { name: string }>(sql`
    select name, version, percent, club_ids::text[] as club_ids, changed_at, halted_by from canaries`);
  return active.map((row) => ({ ...row, canary: canaries.find(({ name }) => name === row.name) ?? null }));
}

/** Waits until no other transaction records what is active. */
export const lockRecord = (tx: Tx): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended('record of releases', 0))`);

/**
 * Deletes a release that is neither active nor the one before, nor a canary. It stays listed, without its files, as long
 * as failures of it are counted.
 */
export async function deleteRelease(tx: Tx, name: string, version: string): Promise<void> {
  const [row] = await tx.query<{ has_failed: boolean }>(sql`
    select exists (select from release_failures f where f.remote = r.name and f.release = r.version) as has_failed
    from releases r
    where r.name = ${name} and r.version = ${version}
      and not exists (select from active_releases a where a.name = r.name and r.version in (a.version, a.previous_version))
      and not exists (
        select from canaries c where c.name = r.name and c.version = r.version and c.halted_by is null)`);
  if (row?.has_failed) await tx.query(sql`delete from release_files where name = ${name} and version = ${version}`);
  else if (row) await tx.query(sql`delete from releases where name = ${name} and version = ${version}`);
}

/**
 * Activates a registered release and remembers the one before. Does nothing but end a canary if it is active already;
 * returns false if there was none to end either.
 */
export async function setActive(tx: Tx, name: string, version: string, at: Date): Promise<boolean> {
  const hadCanary = await endCanary(tx, name, at);
  const changed = await tx.query(sql`
    insert into active_releases (name, version, activated_at) values (${name}, ${version}, ${at})
    on conflict (name) do update set
      version = excluded.version, activated_at = excluded.activated_at,
      previous_version = case when active_releases.version = excluded.version then active_releases.previous_version
        else active_releases.version end
      where active_releases.version <> excluded.version or ${hadCanary}
    returning name`);
  if (changed.length > 0) await retireOthers(tx, name, at);
  return changed.length > 0;
}

/** Swaps the active and the previous release; returns false if there is no previous one. */
export async function swapActive(tx: Tx, name: string, at: Date): Promise<boolean> {
  await endCanary(tx, name, at);
  const changed = await tx.query(sql`
    update active_releases set version = previous_version, previous_version = version, activated_at = ${at}
    where name = ${name} and previous_version is not null returning name`);
  if (changed.length > 0) await retireOthers(tx, name, at);
  return changed.length > 0;
}

/** Locks what is active of a name until the transaction ends, and reads it. */
export async function lockActive(
  tx: Tx,
  name: string,
): Promise<{ version: string; previous_version: string | null } | null> {
  const [row] = await tx.query<{ version: string; previous_version: string | null }>(
    sql`select version, previous_version from active_releases where name = ${name} for update`,
  );
  return row ?? null;
}

/** Forgets the canary of a name; open pages may load its files for some days. */
export async function endCanary(tx: Tx, name: string, at: Date): Promise<boolean> {
  const [canary] = await tx.query<{ version: string }>(
    sql`delete from canaries where name = ${name} returning version`,
  );
  if (canary) await retire(tx, name, canary.version, at);
  return canary !== undefined;
}

/** Records that a release is given to pages, perhaps again. */
export const putInUse = (tx: Tx, name: string, version: string) =>
  tx.query(sql`update releases set retired_at = null where name = ${name} and version = ${version}`);

/** Records when a release that is not the active one was last given to pages. */
export const retire = (tx: Tx, name: string, version: string, at: Date) =>
  tx.query(sql`update releases set retired_at = ${at} where name = ${name} and version = ${version}`);

/** Records when the release before the active one was replaced, and notifies all instances after the commit. */
async function retireOthers(tx: Tx, name: string, at: Date): Promise<void> {
  await tx.query(sql`
    with changed as (
      update releases r
      set retired_at = case when r.version = a.previous_version then ${at}::timestamptz end
      from active_releases a
      where a.name = ${name} and r.name = a.name and r.version in (a.version, a.previous_version)
      returning r.name
    )
    select pg_notify(${RELEASES_CHANNEL}, min(name)) from changed`);
}
