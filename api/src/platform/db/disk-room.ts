import fs from 'node:fs';

const MEGABYTE = 2 ** 20;

/**
 * Megabytes of the disk below which the embedded database only reads. Its engine stops answering for good once a write
 * of its log fails, so the writes of a transaction that began with room must fit in here.
 */
const RESERVED = 64;
/** Megabytes from which it writes again: somewhat more, so that it does not change its mind with each file. */
const ENOUGH = 80;

/**
 * Watches the room on the disk of a folder. Returns a function that checks whether there is room to write.
 * @param onChange called once when room gets short, and once when there is enough again
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
