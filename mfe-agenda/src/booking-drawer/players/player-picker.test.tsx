import { type PlayerSuggestion, playerName } from '@canchero/shared-contracts/player';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aPlayer } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { folded } from '../model/typed-name';
import { PlayerPicker } from './player-picker';

const FIRST = 'Martina Sofía Camila Lucía Agustín Juan Matías Tomás Nicolás Bruno'.split(' ');
const LAST = 'González Gómez Pérez Sosa Álvarez Díaz Godoy Herrera Bianchi Ortiz Vera Luna Ríos Paz Gil'.split(' ');

let api: ClubServer;
let picked: PlayerSuggestion[];
let created: string[];
let clear: () => void;

beforeEach(async () => {
  api = await startClubServer();
  api.players = LAST.flatMap((last_name, l) =>
    FIRST.filter((_, f) => (f * 7 + l * 3) % 4 === 0).map((first_name, f) =>
      aPlayer({ id: uuid(1000 + l * 100 + f), first_name, last_name }),
    ),
  );
  picked = [];
  created = [];
});
afterEach(async () => {
  cleanup();
  clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
  await api.close();
});

function Picker() {
  const [typed, setTyped] = useState('');
  return (
    <PlayerPicker
      clubId="c0000000-0000-4000-8000-000000000001"
      chosen={[]}
      typed={typed}
      onType={setTyped}
      onPick={(player) => picked.push(player)}
      onCreate={(name) => created.push(name)}
    />
  );
}

const show = () => {
  const { queryClient } = renderScreen(<Picker />, { apiUrl: api.url, address: '/agenda' });
  clear = () => queryClient.clear();
  return screen.getByRole('combobox');
};
const pickedNames = () => picked.map(playerName);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const listed = () => waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));

const found = (q: string) =>
  api.players
    .filter((p) => folded(playerName(p)).includes(folded(q)))
    .slice(0, 8)
    .map((p) => ({ ...p, owed: 0, plays_with: [] }));

/** Answers searches after the milliseconds that `delayOf` gives for each. */
function answerLate(delayOf: (q: string) => number) {
  api.answer(/GET \/players\/suggestions$/, async ({ query }) => {
    const q = query.get('q') ?? '';
    await pause(delayOf(q));
    return found(q);
  });
}

/** Does the same on jest's clock, within the page: a network has a time of its own. */
function answerOnClock(delayOf: () => number) {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL((request as Request).url);
    expect(pathname).toMatch(/\/players\/suggestions$/);
    await pause(delayOf());
    return Response.json({ data: found(searchParams.get('q') ?? '') });
  });
}

test('200 names typed at 30 ms a key with Enter at once: the one who is meant, or nobody', async () => {
  let seed = 12;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  // the answers come in another order than they were asked for
  answerOnClock(() => random(150));
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const user = userEvent.setup({ delay: 30, advanceTimers: advance });
  const input = show();
  input.focus();
  let unambiguous = 0;
  for (let n = 0; n < 200; n++) {
    const { first_name, last_name } = api.players[random(api.players.length)] as (typeof api.players)[number];
    const text = [last_name, first_name, `${first_name} ${last_name}`, last_name.slice(0, 3)][random(4)] as string;
    const typed = random(2) === 0 ? folded(text) : text;
    const meant = api.players.filter((p) => folded(playerName(p)).includes(folded(text)));
    const exact = meant.filter((p) => folded(playerName(p)) === folded(text));
    const [one] = meant.length === 1 ? meant : exact;
    picked = [];
    const half = 1 + random(typed.length - 1);
    await user.keyboard(typed.slice(0, half));
    // a pause lets the answer for a part of the text arrive while the rest is typed
    if (random(3) === 0) await advance(130 + random(120));
    await user.keyboard(`${typed.slice(half)}{Enter}`);
    if (random(3) === 0) await user.keyboard('{Enter}');
    if (one) {
      unambiguous += 1;
      await waitFor(() => expect(pickedNames()).toEqual([playerName(one)]));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      expect(input).toHaveValue('');
    } else {
      await listed();
      expect([text, pickedNames()]).toEqual([text, []]);
      await user.clear(input);
    }
  }
  expect(unambiguous).toBeGreaterThan(40);
  expect(unambiguous).toBeLessThan(160);
  expect(created).toEqual([]);
});

test('while the list is that of another text, no option is active and none can be pressed', async () => {
  answerLate((q) => (q === 'god' ? 0 : 300));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const input = show();
  await user.type(input, 'god');
  await listed();
  const before = screen.getAllByRole('option').length;
  await user.type(input, 'oyx');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-disabled', 'true');
  await user.click(first as HTMLElement);
  await user.keyboard('{ArrowDown}');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  expect(before).toBeGreaterThan(1);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect([picked, created]).toEqual([[], []]);
});

test('Enter twice picks one player and nobody else; the list closes', async () => {
  const user = userEvent.setup();
  const input = show();
  const [one] = api.players;
  await user.type(input, playerName(one as (typeof api.players)[number]));
  await listed();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(pickedNames()).toEqual([playerName(one as (typeof api.players)[number])]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('of several players Enter takes none; the arrow keys mark one', async () => {
  const user = userEvent.setup();
  const input = show();
  await user.type(input, 'o');
  await listed();
  expect(input).not.toHaveAttribute('aria-activedescendant');
  const [first, second] = screen.getAllByRole('option');
  await user.keyboard('{Enter}{Enter}');
  expect(picked).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', second?.id);
  await user.keyboard('{Enter}');
  expect(picked).toHaveLength(1);
});

test('without a match the last option creates whom one typed, within the list', async () => {
  const user = userEvent.setup();
  const input = show();
  await user.type(input, 'Zoe Nueva 11 5555-1234{Enter}');
  await listed();
  const options = screen.getAllByRole('option');
  expect(screen.getByRole('status')).toHaveTextContent('Ningún jugador coincide');
  expect(options.map((option) => option.textContent)).toEqual(['Crear a Zoe Nueva (11 5555-1234)']);
  // Enter before the answer creates nobody
  expect(created).toEqual([]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.keyboard('{ArrowDown}{Enter}{Enter}');
  expect(created).toEqual(['Zoe Nueva 11 5555-1234']);
});

test('Escape closes the list alone', async () => {
  const user = userEvent.setup();
  const escaped: string[] = [];
  const onKey = ({ key }: KeyboardEvent) => void escaped.push(key);
  window.addEventListener('keydown', onKey);
  const input = show();
  await user.type(input, 'god');
  await listed();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(escaped).not.toContain('Escape');
  window.removeEventListener('keydown', onKey);
});

test('a row says who is a member, owes, has credit, and with whom they usually play', async () => {
  const [one] = api.players;
  api.answer(/GET \/players\/suggestions$/, () => [
    { ...one, member: true, owed: 400_000, credit: 150_000, plays_with: ['Ana Paz', 'Bea Gil'] },
  ]);
  const user = userEvent.setup();
  await user.type(show(), 'x');
  await listed();
  const option = screen.getAllByRole('option')[0]?.textContent?.replace(/\s/g, ' ');
  for (const part of ['Socio', 'Debe $ 4.000', '$ 1.500 a favor', 'Suele jugar con Ana Paz y Bea Gil']) {
    expect(option).toContain(part);
  }
});

test('a name that is typed again finds the player who was created since', async () => {
  const user = userEvent.setup();
  const input = show();
  await user.type(input, 'Ulises Ott');
  await listed();
  await user.click(screen.getByRole('option', { name: 'Crear a Ulises Ott' }));
  await user.clear(input);
  api.players = [...api.players, aPlayer({ id: uuid(3000), first_name: 'Ulises', last_name: 'Ott' })];
  await user.type(input, 'Ulises Ott{Enter}');
  await waitFor(() => expect(pickedNames()).toEqual(['Ulises Ott']));
  expect(created).toEqual(['Ulises Ott']);
});

test('a list that opens again says what is owed by now, and offers nobody before', async () => {
  const row = (owed: number) => [{ ...api.players[0], owed, plays_with: [] }];
  api.answer(/GET \/players\/suggestions$/, () => row(400_000));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const input = show();
  await user.type(input, 'x');
  await listed();
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(/Debe/);
  await user.keyboard('{Escape}');
  api.answer(/GET \/players\/suggestions$/, () => pause(200).then(() => row(0)));
  await user.click(input);
  const [option] = screen.getAllByRole('option');
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await listed();
  expect(screen.getAllByRole('option')[0]).not.toHaveTextContent(/Debe/);
});
