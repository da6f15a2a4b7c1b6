import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Text on a page of a PDF, with its ends in points. */
interface Placed {
  text: string;
  left: number;
  right: number;
}

/** Reads the text of each page of a PDF. */
export const pagesOf = async ({ bytes }: { bytes: Buffer }): Promise<string[]> =>
  (await placedOf(bytes)).map((page) => page.map(({ text }) => text).join(' '));

/** Reads the texts of each page of a PDF and their places. */
export async function placedOf(bytes: Buffer): Promise<Placed[][]> {
  const reader = new Worker(join(__dirname, 'pdf-thread.mjs'), { workerData: new Uint8Array(bytes) });
  const [pages] = (await once(reader, 'message')) as [Placed[][]];
  return pages;
}
