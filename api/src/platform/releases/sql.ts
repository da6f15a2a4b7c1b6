import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

export interface ActiveRow {
  name: string;
  version: string;
  previous_version: string | null;
  activated_at: string;
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

/** Channel of the NOTIFY that says that releases came or that another one is active; its payload is the name. */
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

export const listActive = (tx: Tx): Promise<ActiveRow[]> =>
  tx.query<ActiveRow>(sql`select name, version, previous_version, activated_at from active_releases order by name`);

/** Deletes a release that is neither active nor the one before. It stays listed as long as failures of it are counted. */
export const deleteRelease = (tx: Tx, name: string, version: string) =>
  tx.query(sql`
    delete from releases r
    where r.name = ${name} and r.version = ${version}
      and not exists (select from active_releases a where a.name = r.name and r.version in (a.version, a.previous_version))
      and not exists (select from release_failures f where f.remote = r.name and f.release = r.version)`);

/** Activates a registered release and remembers the one before. Does nothing if it is active already. */
export async function setActive(tx: Tx, name: string, version: string, at: Date): Promise<void> {
  const changed = await tx.query(sql`
    insert into active_releases (name, version, activated_at) values (${name}, ${version}, ${at})
    on conflict (name) do update
      set version = excluded.version, previous_version = active_releases.version, activated_at = excluded.activated_at
      where active_releases.version <> excluded.version
    returning name`);
  if (changed.length > 0) await retireOthers(tx, name, at);
}

/** Swaps the active and the previous release; returns false if there is no previous one. */
export async function swapActive(tx: Tx, name: string, at: Date): Promise<boolean> {
  const changed = await tx.query(sql`
    update active_releases set version = previous_version, previous_version = version, activated_at = ${at}
    where name = ${name} and previous_version is not null returning name`);
  if (changed.length > 0) await retireOthers(tx, name, at);
  return changed.length > 0;
}

/** Records when the release before the active one was replaced, and tells all instances after the commit. */
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
