import { readdirSync } from 'node:fs';
import path from 'node:path';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { OWNER, PASSWORD, STAFF } from '../fixtures/accounts';
import { CLUB } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import type { Service } from '../fixtures/service';
import { expect, test } from '../fixtures/test';

const REMOTE = 'mfe-superadmin';
/** Matches names of the super admins' remote, its screens or its calls; the stream's path is every member's. */
const MENTIONS = [/mfe.?superadmin/i, /\/administrator/i, /\/admin\/(?!notifications\/stream)[a-z]/i];

/** Lists the addresses of all files of the shell and of the remotes that are not for super admins. */
function filesOf({ dataDir }: Service): string[] {
  const releases = path.join(dataDir, 'releases');
  return readdirSync(releases, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^\./.test(entry.name))
    .map((entry) => path.relative(releases, path.join(entry.parentPath, entry.name)))
    .filter((file) => file.split(path.sep).length > 2 && !file.startsWith(`${REMOTE}/`))
    .map((file) => (file.startsWith('shell/') ? `/${file.split('/').slice(2).join('/')}` : `/remotes/${file}`));
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

async function ask({ url }: Service, address: string, token?: string): Promise<Answer> {
  const authorization = token && { authorization: `Bearer ${token}` };
  const response = await fetch(url + address, { headers: { accept: 'text/html,*/*', ...authorization } });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Returns an answer without what differs from one to the next: time, id, nonces, and the address itself. */
function compared({ status, headers, text }: Answer, address: string) {
  const { date: _, 'x-request-id': id = '', 'content-security-policy': policy = '', etag: _etag, ...rest } = headers;
  const plain = (value: string) =>
    value
      .replaceAll(/nonce[-="]+[\w+/=-]+/g, 'nonce')
      .replaceAll(address, '<address>')
      .replaceAll(id || '\0', '<id>');
  return { status, headers: { ...rest, 'content-length': '' }, policy: plain(policy), text: plain(text) };
}

const tokenOf = async ({ url }: Service, email: string) =>
  (await new Api(url).call(authEndpoints.login, { body: { email, password: PASSWORD } })).token;

test('no script, style, manifest, catalogue, document or error that others get mentions the super admins’ remote', async ({
  service,
  api,
}) => {
  test.slow();
  const { id: clubId } = await (await api.signIn(OWNER)).club(CLUB);
  const files = filesOf(service);
  for (const kind of [/\.js$/, /\.css$/, /mf-manifest\.json$/, /remote\.json$/, /lang/])
    expect(files.some((file) => kind.test(file))).toBe(true);
  const callers = {
    visitor: undefined,
    staff: await tokenOf(service, STAFF),
    owner: await tokenOf(service, OWNER),
  };
  /** Answers that differ by caller: lists, documents, pages, errors. A player is a visitor of a club. */
  const made = [
    ...['/', '/login', '/agenda', '/nowhere', `/reserva/${clubId}`, '/sitemap.xml', '/robots.txt'],
    ...['/api/docs', '/api/docs/json', '/api/docs/yaml', '/api/remotes', '/api/remotes/sign-in-paths', '/api/plans'],
    ...[`/api/club/public/clubs/${clubId}`, '/api/club/clubs', `/api/club/clubs/${clubId}/audit`],
    ...[`/api/club/clubs/${clubId}/members`, '/api/auth/protected/profile', '/api/auth/protected/second-factor'],
    ...['/api/missing', '/api/administrators', '/static/missing.js', `/remotes/mfe-agenda/missing/mf-manifest.json`],
  ];
  const mentioned: string[] = [];
  const search = async (who: string, address: string, token?: string) => {
    const { text, headers } = await ask(service, address, token);
    const found = MENTIONS.flatMap((mention) => mention.exec(text + JSON.stringify(headers)) ?? []);
    if (found.length > 0) mentioned.push(`${who} ${address}: ${found}`);
  };
  for (const file of files) await search('anyone', file);
  for (const [who, token] of Object.entries(callers)) {
    for (const address of made) await search(who, address.replace('/nowhere', '/nowhere'), token);
  }
  expect(mentioned).toEqual([]);
});

test('what belongs to the super admins is answered as what does not exist', async ({ service }) => {
  const [version = ''] = readdirSync(path.join(service.dataDir, 'releases', REMOTE)).filter((name) => /^\w/.test(name));
  const pairs = [
    ['/administrator', '/nowhere'],
    ['/administrator/clubs', '/nowhere/clubs'],
    [`/remotes/${REMOTE}/${version}/mf-manifest.json`, `/remotes/mfe-nowhere/${version}/mf-manifest.json`],
    [`/remotes/${REMOTE}/${version}/remote.json`, `/remotes/mfe-nowhere/${version}/remote.json`],
    [`/remotes/signed/abc.def/${REMOTE}/${version}/remote.json`, `/remotes/signed/abc.def/mfe-nowhere/1/remote.json`],
    ['/api/admin/overview', '/api/admin/nowhere'],
    ['/api/admin/releases', '/api/nowhere'],
  ] as const;
  const tokens = [undefined, await tokenOf(service, STAFF), await tokenOf(service, OWNER)];
  for (const token of tokens) {
    for (const [theirs, missing] of pairs) {
      const answer = await ask(service, theirs, token);
      expect(compared(answer, theirs)).toEqual(compared(await ask(service, missing, token), missing));
      if (!theirs.startsWith('/administrator')) expect(answer.status).toBe(404);
    }
  }
});
