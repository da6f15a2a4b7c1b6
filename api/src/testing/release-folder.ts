import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { ReleaseUpload, RemoteDescriptor } from '@canchero/shared-contracts/federation';
import { checksumOf } from '../platform/releases/check-files';

/** Script of the small release, which its manifest names with its checksum. */
export const ENTRY = 'entry.0123abcd.js';

/** Writes a small release into a store, with a manifest that is `minutesAgo` old, perhaps with public pages. */
export function putRelease(
  store: string,
  name: string,
  version: string,
  { minutesAgo = 0, pages, ...given }: Partial<RemoteDescriptor> & { minutesAgo?: number; pages?: string } = {},
): void {
  const folder = path.join(store, name, version);
  const descriptor: RemoteDescriptor = {
    name,
    contracts: '^2.0.0',
    audience: 'public',
    routes: [{ path: name.replace('mfe-', '/'), title: { es: name, en: name, pt: name }, frame: 'shell' }],
    nav: [],
    widgets: [],
    ...given,
  };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
  if (pages) fs.writeFileSync(path.join(folder, 'pages.json'), pages);
  const entry = Buffer.from(`/* ${name} ${version} */`);
  fs.writeFileSync(path.join(folder, ENTRY), entry);
  fs.writeFileSync(path.join(folder, `${ENTRY}.br`), zlib.brotliCompressSync(entry));
  const manifest = path.join(folder, 'mf-manifest.json');
  const metaData = { canchero: { integrity: { [ENTRY]: checksumOf(entry) } } };
  fs.writeFileSync(manifest, JSON.stringify({ name, version, metaData }));
  const at = new Date(Date.now() - minutesAgo * 60_000);
  fs.utimesSync(manifest, at, at);
}

/** Reads a release of a store as a team uploads it. */
export function uploadOf(store: string, name: string, version: string): ReleaseUpload {
  const folder = path.join(store, name, version);
  const paths = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((file) => fs.statSync(path.join(folder, file)).isFile());
  return {
    name,
    version,
    files: files.map((file) => {
      const content = fs.readFileSync(path.join(folder, file));
      return { path: file, hash: checksumOf(content), content: content.toString('base64') };
    }),
  };
}

/** File of a shell's release with the version of the contracts that it provides. */
export const contractsFile = (version: string) => ({ 'contracts.json': JSON.stringify({ version }) });

/** File of a shell's release with the checksums of its other files. */
export const checksumsFile = (files: Readonly<Record<string, string>>) => ({
  'checksums.json': JSON.stringify(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [file, checksumOf(Buffer.from(text))])),
  ),
});

/** Writes a small release of the shell into a store: its page and `files`, by path. */
export function putShell(store: string, version: string, page: string, files: Readonly<Record<string, string>> = {}) {
  for (const [file, text] of Object.entries({ 'index.html': page, ...files })) {
    const target = path.join(store, 'shell', version, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}
