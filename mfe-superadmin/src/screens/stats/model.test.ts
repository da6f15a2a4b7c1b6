import { weeksOf } from './model';

const day = (date: string, accounts: number, active_clubs: number, actions: number) => ({
  day: date,
  accounts,
  clubs: 1,
  active_clubs,
  actions,
});

test('days are summed by week from Monday, active clubs at their most, the newest week first', () => {
  expect(
    weeksOf([
      day('2026-11-15', 1, 2, 10),
      day('2026-11-16', 2, 5, 20),
      day('2026-11-22', 3, 4, 30),
      day('2026-11-23', 4, 1, 40),
    ]),
  ).toEqual([
    { begins: '2026-11-23', accounts: 4, clubs: 1, active_clubs: 1, actions: 40 },
    { begins: '2026-11-16', accounts: 5, clubs: 2, active_clubs: 5, actions: 50 },
    { begins: '2026-11-09', accounts: 1, clubs: 1, active_clubs: 2, actions: 10 },
  ]);
});
