import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const send = (content: string, options: { dry_run?: boolean; on_problem?: 'fail' | 'skip' } = {}) =>
  api.client.call(
    playerEndpoints.import,
    { params: { clubId: club.clubId }, body: { content, dry_run: false, on_problem: 'fail', ...options } },
    club.owner.token,
  );
const names = async () => {
  const { data } = await api.client.call(playerEndpoints.list, { params: { clubId: club.clubId } }, club.owner.token);
  return data.items.map((p) => p.first_name);
};
const file = async (query = {}) =>
  (
    await api.client.call(
      playerEndpoints.export,
      { params: { clubId: club.clubId }, query: { language: 'es', ...query } },
      club.owner.token,
    )
  ).data;

const GOOD = 'Nombre;Apellido;Teléfono;E-mail\nAna;Pérez;11 4444-5555;ana@example.com\nBea;Gil;+598 99 123 456;\n';
const BAD = `${GOOD};Sin Nombre;;\nCaro;Díaz;123;caro@\nDora;Paz;;ana@example.com\nEva;Sol;;eva@example.com\n`;

test('a dry run reports on each line and adds nobody', async () => {
  const { status, data } = await send(BAD, { dry_run: true });
  expect(status).toBe(200);
  expect(data).toMatchObject({ valid: 3, invalid: 3, imported: 0, ignored: [] });
  expect(data.lines.map((l) => [l.line, l.problems])).toEqual([
    [2, []],
    [3, []],
    [4, [{ field: 'first_name', problem: 'missing' }]],
    [
      5,
      [
        { field: 'email', problem: 'invalid' },
        { field: 'phone', problem: 'invalid' },
      ],
    ],
    [6, [{ field: 'email', problem: 'repeated' }]],
    [7, []],
  ]);
  expect(await names()).toEqual([]);
});

test('a line of a file takes what is seen of a cell, and a name has a letter', async () => {
  const { data } = await send('Nombre,Apellido,Notas\nAna\u200b,"Paz\nRuiz","Zurda\vAlta"\n—,,\n', { dry_run: true });
  expect(data?.lines.map(({ values, problems }: { values: object; problems: object[] }) => [values, problems])).toEqual(
    [
      [{ first_name: 'Ana', last_name: 'Paz Ruiz', notes: 'Zurda\nAlta' }, []],
      [{ first_name: '—' }, [{ field: 'first_name', problem: 'invalid' }]],
    ],
  );
});

test('one bad line fails the whole, or is left out when asked for', async () => {
  expect(await send(BAD)).toMatchObject({
    status: 422,
    error: { error: 'import_has_problems', params: { invalid: 3 } },
  });
  expect(await names()).toEqual([]);
  expect((await send(BAD, { on_problem: 'skip' })).data).toMatchObject({ imported: 3, invalid: 3 });
  expect(await names()).toEqual(['Ana', 'Bea', 'Eva']);
});

test('two thousand lines: each bad one is named, and either all good ones are added or nobody', async () => {
  const bad = new Map([
    [3, ['Repe', 'Uno', '', 'jugador1@example.com']],
    [1000, ['', 'Sin Nombre', '', '']],
    [1999, ['Tel', 'Malo', '123', '']],
    [2001, ['Mail', 'Malo', '', 'sin arroba']],
  ]);
  const lines = Array.from({ length: 2000 }, (_, i) => {
    const good = [`Jugador ${i + 1}`, 'De Prueba', `11 ${4000 + Math.floor(i / 100)}-${5000 + (i % 100)}`];
    return (bad.get(i + 2) ?? [...good, `jugador${i + 1}@example.com`]).join(';');
  });
  const content = `Nombre;Apellido;Teléfono;E-mail\n${lines.join('\n')}\n`;
  const { data: look } = await send(content, { dry_run: true });
  expect(look).toMatchObject({ valid: 1996, invalid: 4, imported: 0 });
  expect(look.lines.filter((l) => l.problems.length > 0).map((l) => [l.line, l.problems[0]?.problem])).toEqual([
    [3, 'repeated'],
    [1000, 'missing'],
    [1999, 'invalid'],
    [2001, 'invalid'],
  ]);
  expect((await send(content)).status).toBe(422);
  const total = async () =>
    (await api.client.call(playerEndpoints.list, { params: { clubId: club.clubId } }, club.owner.token)).data.total;
  expect(await total()).toBe(0);
  expect((await send(content, { on_problem: 'skip' })).data.imported).toBe(1996);
  expect(await total()).toBe(1996);
});

test('who is there already is not added again', async () => {
  await send(GOOD);
  const { data } = await send(GOOD, { dry_run: true });
  expect(data.lines.map((l) => l.problems)).toEqual([
    [
      { field: 'email', problem: 'taken' },
      { field: 'phone', problem: 'taken' },
    ],
    [{ field: 'phone', problem: 'taken' }],
  ]);
});

test.each([
  ['Apellido\nPérez', 'import_unreadable'],
  [`Nombre\n${'x\n'.repeat(2001)}`, 'import_too_long'],
])('%# is refused', async (content, error) => {
  expect(await send(content)).toMatchObject({ status: 422, error: { error } });
});

test.each([
  ['Nombre,Notas\nAna,"zurda\nBea,x\nCeci,y\n', 2],
  ['Nombre,Notas\nAna,"de a\ndos"\n"Bea,x\nCeci,"y"\n', 3],
])('a quotation mark that is not closed is refused with its line: %j', async (content, line) => {
  const refused = { status: 422, error: { error: 'import_quote', params: { line } } };
  expect(await send(content, { dry_run: true })).toMatchObject(refused);
  expect(await send(content, { on_problem: 'skip' })).toMatchObject(refused);
});

test('a file beyond the plan adds nobody', async () => {
  club = await TestClub.open(api.client, 'starter');
  const content = `Nombre,Club\n${Array.from({ length: 51 }, (_, i) => `P${i},x`).join('\n')}`;
  expect((await send(content, { dry_run: true })).data).toMatchObject({ valid: 51, ignored: ['Club'] });
  expect(await send(content)).toMatchObject({ status: 403, error: { error: 'plan_limit_exceeded' } });
  expect(await names()).toEqual([]);
});

test('an export is in the audit with the number of players', async () => {
  await send(GOOD);
  await file({ q: 'ana' });
  const { data } = await api.client.call(
    auditEndpoints.list,
    { params: { clubId: club.clubId }, query: {} },
    club.owner.token,
  );
  expect(data.items[0]).toMatchObject({ action: 'player.export', count: 1 });
});

test('no text of an export becomes several cells where semicolons separate them', async () => {
  await send('Nombre,Notas\nBea,x;=cmd()\n');
  expect((await file()).content).toContain('Bea;;;;;"x;=cmd()";;0,00;0,00');
});

test('an export runs no formula and can be imported unchanged', async () => {
  await send('Nombre,Notas,Teléfono\n"=HYPERLINK(""x"")",@nota,11 4444-5555\nBea,-1,\n');
  const { name, content } = await file();
  expect(name).toBe('jugadores.csv');
  expect(content.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFNombre;Apellido;Teléfono;Email;Categoría;Notas;Bloqueado;Saldo a favor;Debe',
    `"'=HYPERLINK(""x"")";;"'+54 9 11 4444-5555";;;"'@nota";;0,00;0,00`,
  ]);
  club = await TestClub.open(api.client);
  await send(content);
  expect((await file()).content).toBe(content);
  expect((await file({ q: 'bea' })).content).not.toContain('HYPERLINK');
});
