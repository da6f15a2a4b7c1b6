import { z } from 'zod';
import { Instant } from '../core/schema';
import { FirstLoad } from './schema';

/** Path below a release's folder, without hidden files. */
const FILE_PATH = /^[\w@-][\w@.-]*(?:\/[\w@-][\w@.-]*)*$/;
const MAX_FILES = 2_000;

export const RegisteredRelease = z.object({
  name: z.string(),
  version: z.string(),
  active: z.boolean(),
  registered_at: Instant,
  /** Name of the person or of the deploy token that uploaded it; null if it was found in the store of an instance. */
  author: z.string().nullable(),
  /**
   * Range of contract versions that a remote needs; for the shell, the version that it provides. Null if the build does
   * not say.
   */
  contracts: z.string().nullable(),
  /** Bytes of its files, without their compressed copies; null while this instance has no copy. */
  size: z.int().nullable(),
  /** First load that is nearest to its budget; null if the build does not say, or while this instance has no copy. */
  first_load: FirstLoad.nullable(),
  /** Number of pages that began to load it in the last 24 hours, and of the failures that pages reported. */
  loads: z.int(),
  failures: z.int(),
});
export type RegisteredRelease = z.output<typeof RegisteredRelease>;
export const RegisteredReleases = z.array(RegisteredRelease);
/** Release as it comes out of an activation or a rollback. */
export const ReleaseState = RegisteredRelease.omit({ loads: true, failures: true });
export type ReleaseState = z.output<typeof ReleaseState>;
export const ReleaseStates = z.array(ReleaseState);
export const ReleaseParams = z.strictObject({ name: z.string().max(60) });
/** `to`: version to go back to. Default: the one that was active before. */
export const RollbackQuery = z.strictObject({ to: z.string().max(60).optional() });
export const ReleaseVersion = z.strictObject({ version: z.string().max(60) });

/** Folder of a release. */
export const ReleaseUpload = z.strictObject({
  /** Name of the remote, or `shell`. */
  name: z.string().max(60),
  version: z.string().max(60),
  files: z
    .array(
      z.strictObject({
        path: z.string().max(200).regex(FILE_PATH),
        /** SHA-256 of the content, as in `sha256-<base64>`. */
        hash: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/),
        /** Bytes in base64. */
        content: z.base64(),
      }),
    )
    .min(1)
    .max(MAX_FILES)
    .refine((files) => new Set(files.map(({ path }) => path)).size === files.length, 'A path twice'),
});
export type ReleaseUpload = z.output<typeof ReleaseUpload>;

export const UploadedRelease = z.object({
  name: z.string(),
  version: z.string(),
  /** False if the registry had it already. */
  added: z.boolean(),
});
