import { defineRemote } from './define-remote';

const title = { es: '', en: '', pt: '' };
const remote = {
  name: 'mfe-x2-y',
  audience: 'user' as const,
  routes: [{ path: '/players/:id', title, frame: 'shell' as const }],
  nav: [],
  widgets: [],
};

test('paths that lead to a route of the remote are accepted', () => {
  const written = { ...remote, results: [{ kind: 'player' as const, path: '/players/:id?q=:name' }] };
  expect(defineRemote(written)).toMatchObject(written);
});

test.each([
  [
    { nav: [{ group: 'main' as const, path: '/players', label: title, icon: 'cart' as const, sort: 1 }] },
    'no route for /players',
  ],
  [{ commands: [{ path: '/x', label: title, icon: 'cart' as const }] }, 'no route for /x'],
  [{ links: { upgrade: '/plans' } }, 'no route for /plans'],
  [{ results: [{ kind: 'player' as const, path: '/players/:id?on=:date' }] }, 'a player has no date'],
])('a path that leads nowhere is refused: %j', (part, problem) => {
  expect(() => defineRemote({ ...remote, ...part })).toThrow(problem);
});

test('an icon that the shell lacks is a type error', () => {
  const entry = { group: 'main' as const, path: '/players/:id', label: title, sort: 1 };
  // @ts-expect-error: no such icon
  defineRemote({ ...remote, nav: [{ ...entry, icon: 'cup' }] });
  expect(defineRemote({ ...remote, nav: [{ ...entry, icon: 'cart' }] }).nav).toHaveLength(1);
});
