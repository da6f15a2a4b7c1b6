import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** Endings of the copies that the service may send instead of a file, each with its decompressor. */
const COPIES = [
  ['', async (bytes: Buffer) => bytes],
  ['.br', promisify<Buffer, Buffer>(zlib.brotliDecompress)],
  ['.gz', promisify<Buffer, Buffer>(zlib.gunzip)],
] as const;

export const checksumOf = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Compares the files of a folder with their checksums, and the compressed copies that lie beside them.
 * @param checksums by path below the folder
 * @returns the path of the first one that is missing or altered; null if all are whole
 */
export async function damagedFile(folder: string, checksums: Readonly<Record<string, string>>): Promise<string | null> {
  for (const [file, checksum] of Object.entries(checksums)) {
    for (const [ending, contentOf] of COPIES) {
      const bytes = await fs.readFile(path.join(folder, file + ending)).catch(() => null);
      if (!bytes && ending) continue;
      const content = bytes && (await contentOf(bytes).catch(() => null));
      if (!content || checksumOf(content) !== checksum) return file + ending;
    }
  }
  return null;
}
