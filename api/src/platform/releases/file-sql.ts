import sql from 'sql-template-tag';
import type { Tx } from '../db/database';
import { checksumOf } from './check-files';
import type { ReleaseContents } from './unpacked';

interface Release {
  name: string;
  version: string;
}

/** Locks out others who add or remove contents: one that is being removed must not be taken for one that is there. */
const lockContents = (tx: Tx) => tx.query(sql`lock table release_contents in share row exclusive mode`);

/**
 * Inserts the files of a registered release, unless it has some already. Contents that the database has are not sent
 * again.
 */
export async function insertFiles(tx: Tx, { name, version }: Release, files: ReleaseContents): Promise<void> {
  await lockContents(tx);
  const rows = [...files].map(([path, content]) => ({ path, hash: checksumOf(content), content }));
  const known = await tx.query<{ hash: string }>(sql`
    select hash from release_contents where hash = any(${rows.map(({ hash }) => hash)}::text[])`);
  const hashes = new Set(known.map(({ hash }) => hash));
  const contents = rows
    .filter(({ hash }) => !hashes.has(hash))
    .map(({ hash, content }) => ({ hash, content: content.toString('base64') }));
  await tx.query(sql`
    insert into release_contents (hash, content)
    select distinct on (c.hash) c.hash, decode(c.content, 'base64')
    from jsonb_to_recordset(${JSON.stringify(contents)}::jsonb) as c(hash text, content text)`);
  await tx.query(sql`
    insert into release_files (name, version, path, hash)
    select ${name}, ${version}, f.path, f.hash
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ path, hash }) => ({ path, hash })))}::jsonb)
      as f(path text, hash text)
    on conflict do nothing`);
}

/** Selects the hashes of a release's files by path. */
export async function selectHashes(tx: Tx, { name, version }: Release): Promise<Map<string, string>> {
  const rows = await tx.query<{ path: string; hash: string }>(sql`
    select path, hash from release_files where name = ${name} and version = ${version}`);
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** Selects the files of a release with their contents. */
export async function selectFiles(tx: Tx, name: string, version: string): Promise<ReleaseContents> {
  const rows = await tx.query<{ path: string; content: string }>(sql`
    select f.path, encode(c.content, 'base64') as content
    from release_files f join release_contents c on c.hash = f.hash
    where f.name = ${name} and f.version = ${version}`);
  return new Map(rows.map(({ path, content }) => [path, Buffer.from(content, 'base64')]));
}

/** Deletes contents that no release uses. */
export async function deleteUnusedContents(tx: Tx): Promise<void> {
  await lockContents(tx);
  await tx.query(sql`
    delete from release_contents c where not exists (select from release_files f where f.hash = c.hash)`);
}
