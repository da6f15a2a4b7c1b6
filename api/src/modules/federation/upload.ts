import { AppError } from '@canchero/shared-contracts/core';
import { federationErrors, type ReleaseUpload } from '@canchero/shared-contracts/federation';
import type { Tx } from '../../platform/db/database';
import { checksumOf } from '../../platform/releases/check-files';
import { misfitOf } from '../../platform/releases/compatibility';
import { insertFiles, selectHashes } from '../../platform/releases/file-sql';
import {
  DamagedReleaseError,
  FIRST_LOAD,
  ReleaseError,
  type StoredRelease,
} from '../../platform/releases/read-release';
import { activeRemotes, isAsRegistered, runningShellOf } from '../../platform/releases/registry-state';
import { insertRelease, listReleases, tellInstances } from '../../platform/releases/sql';
import type { ReleaseContents } from '../../platform/releases/unpacked';
import type { Services } from '../../platform/services';
import { nameOf } from './deploy-tokens';
import { checkDeployer, type Deployer, recordDeploy } from './deployer';
import { foreignRoute } from './foreign-route';

/**
 * Registers a release whose files come with the request: all of it in one transaction, or nothing. The same one again
 * changes nothing. Every instance then fetches its copy.
 * @throws foreign_remote {remote}
 * @throws not_a_release {problem}
 * @throws damaged_release {file} if a file does not have its checksum
 * @throws incompatible_release {needs, has} if the running shell does not have the contracts that it needs
 * @throws foreign_route {path, remote}
 * @throws other_release if the version is registered with other files
 */
export async function upload(services: Services, by: Deployer, given: ReleaseUpload) {
  const { name, version } = given;
  checkDeployer(by.caller, name);
  const files = contentsOf(given);
  const release = await examine(services, given, files);
  const { db, clock, registry } = services;
  const state = await registry.fresh();
  const misfit = misfitOf(release, runningShellOf(state));
  if (misfit) throw AppError.of(federationErrors.incompatible_release, { ...misfit });
  const clash = release.kind === 'remote' && foreignRoute(release.descriptor, activeRemotes(state));
  if (clash) throw AppError.of(federationErrors.foreign_route, clash);
  const added = await db.platform(async (tx) => {
    const author = await nameOf(tx, by.caller);
    const isNew = await insertRelease(tx, { name, version, integrity: release.integrity, at: clock(), author });
    if (!isNew) await checkSame(tx, release, files);
    await insertFiles(tx, { name, version }, files);
    if (isNew) await recordDeploy(tx, by, 'release.upload', `${name}/${version}`);
    await tellInstances(tx, name);
    return isNew;
  });
  registry.forget();
  return { name, version, added };
}

/** Decodes the files, and compares each with the checksum that it was sent with. */
function contentsOf({ files }: ReleaseUpload): ReleaseContents {
  const contents = new Map(files.map(({ path, content }) => [path, Buffer.from(content, 'base64')]));
  for (const { path, hash } of files)
    if (checksumOf(contents.get(path) as Buffer) !== hash)
      throw AppError.of(federationErrors.damaged_release, { file: path });
  return contents;
}

const examine = ({ releases }: Services, { name, version }: ReleaseUpload, files: ReleaseContents) =>
  releases.examine(name, version, files).catch((error: Error) => {
    if (error instanceof DamagedReleaseError) throw AppError.of(federationErrors.damaged_release, { file: error.file });
    if (error instanceof ReleaseError) throw AppError.of(federationErrors.not_a_release, { problem: error.message });
    throw error;
  });

/**
 * Compares a registered release with files; only by the manifest if no instance has shared the release yet. The
 * measured size of the first load depends on the shell of the checkout that measured it, so the stored one stays.
 */
async function checkSame(tx: Tx, release: StoredRelease, files: ReleaseContents): Promise<void> {
  const hashes = await selectHashes(tx, release);
  hashes.delete(FIRST_LOAD);
  const own = [...files].filter(([path]) => path !== FIRST_LOAD);
  const isSame =
    hashes.size > 0
      ? hashes.size === own.length && own.every(([path, content]) => hashes.get(path) === checksumOf(content))
      : isAsRegistered(release, await listReleases(tx));
  if (!isSame) throw AppError.of(federationErrors.other_release);
}
