import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';

/** Lists the folders of a remote: its package and its journeys. @param {string} name */
export const foldersOf = (name) => [name, `e2e/${name}`].filter((folder) => existsSync(path.join(ROOT, folder)));
