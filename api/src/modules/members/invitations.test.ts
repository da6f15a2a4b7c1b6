import { authEndpoints } from '@canchero/shared-contracts/auth';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { memberEndpoints } from '@canchero/shared-contracts/member';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let clubs: TestClub[];
beforeAll(async () => {
  api = await boot();
  clubs = [await TestClub.open(api.client), await TestClub.open(api.client)];
});
afterAll(() => api.close());

const CHOSEN = 'Elegida-Por-Mi-9';
const REGISTERED = 'Propia-De-Ana-9';
let people = 0;

/** Has both clubs invite an address that nobody has, and returns it with the tokens of their mails. */
async function inviteIntoBoth() {
  const email = `unknown${++people}@club.test`;
  const tokens: string[] = [];
  for (const { clubId, owner } of clubs) {
    const body = { email, role: 'staff' as const, permissions: { schedule: true } };
    const { status } = await api.client.call(memberEndpoints.invite, { params: { clubId }, body }, owner.token);
    expect(status).toBe(201);
    tokens.push((await api.client.mailTo(email))?.token ?? '');
  }
  return { email, tokens };
}
const accept = (token = '', session?: string) => api.client.call(memberEndpoints.accept, { body: { token } }, session);
const choose = (token = '', new_password = CHOSEN) =>
  api.client.call(authEndpoints.resetPassword, { body: { token, new_password } });
const clubIdsOf = async (session: string) =>
  (await api.client.call(clubEndpoints.mine, {}, session)).data.map(({ id }) => id);
const needsPassword = (registered: boolean) => ({
  status: 409,
  error: { error: 'invitation_needs_password', params: { registered } },
});

test.each([
  ['first', 0, 1],
  ['second', 1, 0],
])(
  'two clubs invite an unknown address: who chose a password by the %s link joins by the other',
  async (_, by, other) => {
    const { email, tokens } = await inviteIntoBoth();
    expect(await accept(tokens[by])).toMatchObject(needsPassword(false));
    expect((await choose(tokens[by])).status).toBe(204);
    const { token } = await api.client.signIn(email, CHOSEN);
    expect(await clubIdsOf(token)).toEqual([clubs[by]?.clubId]);
    // the other link is for joining alone: it changes no password any more
    expect((await choose(tokens[other])).error.error).toBe('invalid_token');
    expect((await accept(tokens[other])).data.club_id).toBe(clubs[other]?.clubId);
    expect(await clubIdsOf(token)).toHaveLength(2);
  },
);

test('a link lets choose a password once, however often it is tried at once', async () => {
  const { tokens } = await inviteIntoBoth();
  const answers = await Promise.all([choose(tokens[0]), choose(tokens[0], 'Elegida-Por-Ti-9')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
});

const registerAs = (email: string) =>
  api.client.call(authEndpoints.register, { body: { name: 'Ana Paz', email, password: REGISTERED } });

test('who is invited may register instead, and joins by the link once signed in with a confirmed address', async () => {
  const { email, tokens } = await inviteIntoBoth();
  expect(await registerAs(email)).toMatchObject({
    status: 201,
    data: { user: { name: 'Ana Paz', email_verified: false } },
  });
  expect(await registerAs(email)).toMatchObject({ status: 409, error: { error: 'email_taken' } });
  const verification = (await api.client.mailTo(email))?.token ?? '';
  const { token } = await api.client.signIn(email, REGISTERED);
  expect(await accept(tokens[0], token)).toMatchObject(needsPassword(true));
  expect((await api.client.call(authEndpoints.verifyEmail, { body: { token: verification } })).status).toBe(200);
  expect(await accept(tokens[0])).toMatchObject(needsPassword(true));
  expect(await accept(tokens[0], (await api.client.person()).token)).toMatchObject(needsPassword(true));
  expect(await clubIdsOf(token)).toEqual([]);
  expect((await accept(tokens[0], token)).status).toBe(200);
  expect((await accept(tokens[1], token)).status).toBe(200);
  expect(await clubIdsOf(token)).toHaveLength(2);
});

test('whoever registers with the address of an invited person comes into no team with them', async () => {
  const { email, tokens } = await inviteIntoBoth();
  await registerAs(email);
  const verification = (await api.client.mailTo(email))?.token ?? '';
  const stranger = await api.client.signIn(email, REGISTERED);
  const changed = { current_password: REGISTERED, new_password: 'Ajena-De-Nadie-9' };
  await api.client.call(authEndpoints.verifyEmail, { body: { token: verification } });
  expect((await api.client.call(authEndpoints.changePassword, { body: changed }, stranger.token)).status).toBe(204);
  // the person whose address it is has the links alone
  for (const token of tokens) expect(await accept(token)).toMatchObject(needsPassword(true));
  expect((await choose(tokens[1])).status).toBe(204);
  expect((await accept(tokens[0])).status).toBe(200);
  expect((await api.client.call(clubEndpoints.mine, {}, stranger.token)).status).toBe(401);
  await expect(api.client.signIn(email, 'Ajena-De-Nadie-9')).rejects.toThrow('invalid_credentials');
});
