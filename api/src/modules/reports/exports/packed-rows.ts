import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Row } from './report';

const deflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw);
const inflate = promisify<Buffer, Buffer>(zlib.inflateRaw);

/** Rows in a slice: what is written between two turns of the event loop. */
const SLICE = 20;

/**
 * Rows that were read and wait to be written. They are kept compressed, some 30 bytes each, so that the database is
 * done with a long report at once, however slowly the client takes it.
 */
export class PackedRows {
  private readonly pages: Buffer[] = [];
  count = 0;

  async add(rows: readonly Row[]): Promise<void> {
    this.pages.push(await deflate(Buffer.from(JSON.stringify(rows)), { level: 1 }));
    this.count += rows.length;
  }

  /** Yields the rows in slices, and lets other requests have their turn before each. */
  async *slices(): AsyncGenerator<readonly Row[]> {
    for (const page of this.pages) {
      const rows = JSON.parse((await inflate(page)).toString()) as Row[];
      for (let at = 0; at < rows.length; at += SLICE) {
        await nextTurn();
        yield rows.slice(at, at + SLICE);
      }
    }
  }
}
