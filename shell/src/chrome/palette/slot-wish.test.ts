import fc from 'fast-check';
import { slotWishOf } from './slot-wish';

/** A Wednesday. */
const TODAY = '2026-11-25';

test.each([
  ['padel 90 entre 19 y 22', { sport: 'padel', duration: 90, after: '19:00', before: '22:00' }],
  ['pádel 90 19-22', { sport: 'padel', duration: 90, after: '19:00', before: '22:00' }],
  ['Padel, 90 min, de 19:30 a 22', { sport: 'padel', duration: 90, after: '19:30', before: '22:00' }],
  ['tenis 60 mañana después de las 18', { sport: 'tennis', duration: 60, date: '2026-11-26', after: '18:00' }],
  ['tenis pasado mañana a la tarde', { sport: 'tennis', date: '2026-11-27', after: '12:00', before: '19:00' }],
  ['mañana a la mañana padel', { sport: 'padel', date: '2026-11-26', before: '12:00' }],
  ['fútbol 5 sábado 21hs', { sport: 'football5', date: '2026-11-28', after: '21:00' }],
  ['futbol 60 el viernes a las 20', { sport: 'football5', duration: 60, date: '2026-11-27', after: '20:00' }],
  ['padel hoy antes de las 17', { sport: 'padel', date: '2026-11-25', before: '17:00' }],
  ['padel hora y media a las 8 de la noche', { sport: 'padel', duration: 90, after: '20:00' }],
  ['squash 1,5 horas', { sport: 'squash', duration: 90 }],
  ['squash 2 hs desde las 9', { sport: 'squash', duration: 120, after: '09:00' }],
  ['turno libre miércoles', { date: '2026-11-25' }],
  ['turnos libres martes 90', { date: '2026-12-01', duration: 90 }],
  ['90 entre 19 y 22', { duration: 90, after: '19:00', before: '22:00' }],
  ['padel', { sport: 'padel' }],
  ['padel 22 a 24', { sport: 'padel', after: '22:00', before: '00:00' }],
  ['tennis 60 tomorrow after 6 pm', { sport: 'tennis', duration: 60, date: '2026-11-26', after: '18:00' }],
  ['padel 90 min between 7 and 9:30 pm', { sport: 'padel', duration: 90, after: '19:00', before: '21:30' }],
  ['free padel court on Saturday in the morning', { sport: 'padel', date: '2026-11-28', before: '12:00' }],
  ['soccer tonight', { sport: 'football5', after: '19:00' }],
  ['tênis 60 amanhã depois das 18', { sport: 'tennis', duration: 60, date: '2026-11-26', after: '18:00' }],
  ['padel sexta-feira das 19 às 22', { sport: 'padel', date: '2026-11-27', after: '19:00', before: '22:00' }],
  ['quadra livre hoje à noite', { date: '2026-11-25', after: '19:00' }],
  ['futebol 19h30', { sport: 'football5', after: '19:30' }],
])('%s', (text, wish) => expect(slotWishOf(text, TODAY)).toEqual(wish));

test.each([
  'Mariano Entrerríos',
  'Domingo',
  'Domingo De La Tarde',
  'Mar',
  'Sol Padel Gómez',
  'Tenissa',
  'Libre',
  'Lunes',
  '11 30',
  '11 4444-5555',
  '11 60',
  '90',
  '19',
  'caja',
  'padel 25 hs',
  'padel tenis',
  'padel 60 90',
  'padel 19 a 22 a 23',
  '',
  '   ',
])('nothing of it: %p', (text) => expect(slotWishOf(text, TODAY)).toBeNull());

test('whatever is typed, it never throws, and what it reads is whole', () => {
  const words = [
    'padel',
    'tenis',
    'entre',
    'y',
    'a',
    'las',
    'mañana',
    '19',
    '25',
    '90',
    '7pm',
    '-',
    'viernes',
    'libre',
    ',',
  ];
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...words)).map((w) => w.join(' ')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const wish = slotWishOf(text, TODAY);
      if (!wish) return;
      for (const time of [wish.after, wish.before]) if (time) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect((wish.duration ?? 30) % 15).toBe(0);
      expect((wish.date ?? TODAY) >= TODAY).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('a name beside words of a search is no search', () => {
  const name = fc.stringMatching(/^[A-Z][a-zñáéíóú]{5,12}sson$/);
  fc.assert(
    fc.property(name, fc.boolean(), (player, first) => {
      const text = first ? `${player} padel 90` : `padel 90 entre 19 y 22 ${player}`;
      expect(slotWishOf(text, TODAY)).toBeNull();
      expect(slotWishOf(player, TODAY)).toBeNull();
    }),
  );
});
