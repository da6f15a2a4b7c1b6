import fs from 'node:fs';

const MEGABYTE = 2 ** 20;

/**
 * Megabytes of the disk below which the embedded database only reads. Its engine does not survive that a write of its
 * log fails: it would answer nobody any more. So what a transaction began with room may write has to fit in here.
 */
const RESERVED = 64;
/** Megabytes from which it writes again: somewhat more, so that it does not change its mind with each file. */
const ENOUGH = 80;

/**
 * Watches the room on the disk of a folder. The returned function tells whether there is room to write.
 * @param onChange told once when room gets short, and once when there is enough again
 */
export function watchRoom(folder: string, onChange: (error: Error) => void): () => boolean {
  let hasRoom = true;
  return () => {
    const { bavail, bsize } = fs.statfsSync(folder);
    const free = Math.floor((bavail * bsize) / MEGABYTE);
    const has = free >= (hasRoom ? RESERVED : ENOUGH);
    if (has !== hasRoom) {
      hasRoom = has;
      const outcome = has ? 'writes are taken again' : `writes are refused until there are ${ENOUGH}`;
      onChange(new Error(`the disk of ${folder} has ${free} MB left: ${outcome}`));
    }
    return has;
  };
}
