import type { Sport } from '@canchero/shared-contracts/club';
import { MAX_SEARCH } from '@canchero/shared-contracts/core';

/** Search for free slots, as far as somebody said what they look for. */
export interface SlotWish {
  sport?: Sport;
  /** Minutes. */
  duration?: number;
  /** Wall times, HH:MM. */
  after?: string;
  before?: string;
  /** First day, YYYY-MM-DD. */
  date?: string;
}

const SPORTS: readonly (readonly [Sport, string])[] = [
  ['padel', 'padel|paddle|padle'],
  ['tennis', 'tenis|tennis'],
  ['squash', 'squash'],
  ['football5', '(?:futbol|football|futebol|soccer|fut|f) ?5|futbol|football|futebol|soccer|futsal'],
];
/** Names of the weekdays, Sunday first. */
const WEEKDAYS = [
  'domingo|dom|sunday|sun',
  'lunes|lun|monday|mon|segunda(?:-feira)?|seg',
  'martes|mar|tuesday|tue|terca(?:-feira)?|ter',
  'miercoles|mie|wednesday|wed|quarta(?:-feira)?|qua',
  'jueves|jue|thursday|thu|quinta(?:-feira)?|qui',
  'viernes|vie|friday|fri|sexta(?:-feira)?|sex',
  'sabado|sab|saturday|sat',
];
/** Number of days from today. */
const DAYS: readonly (readonly [number, string])[] = [
  [0, 'hoy|today|hoje'],
  [2, 'pasado manana|(?:the )?day after tomorrow|depois de amanha'],
  [1, 'manana|tomorrow|amanha'],
];
const PARTS: readonly (readonly [Pick<SlotWish, 'after' | 'before'>, string])[] = [
  [{ before: '12:00' }, '(?:(?:a|por|de|en) la|de|pela|in the) (?:manana|manha|morning)|morning'],
  [{ after: '12:00', before: '19:00' }, '(?:(?:a|por|de|en) la |de |a |(?:in )?the )?(?:tarde|afternoon)'],
  [{ after: '19:00' }, '(?:(?:a|por|de|en) la |de |a |(?:in )?the )?(?:noche|noite|evening)'],
  [{ after: '19:00' }, 'tonight'],
];
/** Words that say that a free slot is looked for, and words that say nothing. */
const ASKING = 'turnos?|libres?|horarios?|livres?|free|slots?|disponibles?|disponivel|disponiveis|available';
const FILLERS =
  'buscar|busca|find|search|reservar|book|canchas?|courts?|quadras?|para|for|de|el|la|las|los|un|una|o|um|uma|the|a|an|' +
  'este|esta|proxim[oa]|next|this|on|na|no|em|en|dia|algo|hay|tem';

const PM = 'pm|p\\.m\\.|de la tarde|de la noche|da tarde|da noite|in the (?:afternoon|evening)';
const AM = 'am|a\\.m\\.|de la manana|da manha|in the morning';
const TIME = `(\\d{1,2})(?:[:.h](\\d{2}))?(?: ?(${PM}|${AM}|hs|hrs|h))?`;
const THE = '(?:(?:las|as|la) )?';

/** Consumes one expression at the beginning of a text; null if it makes no sense. */
type Reader = (match: readonly (string | undefined)[], today: string) => SlotWish | null;

const RULES: readonly (readonly [RegExp, Reader])[] = [
  ...SPORTS.map(([sport, words]) => rule(words, () => ({ sport }))),
  rule('(?:una )?hora y media|(?:an )?hour and a half|(?:uma )?hora e meia', () => ({ duration: 90 })),
  rule("(\\d{2,3}) ?(?:minutos|minutes|mins?|m|')", ([, minutes]) => length(Number(minutes))),
  rule('([1-4])(?:[.,](5))? ?(?:horas?|hours?|hs|hrs?|h)', ([, hours, half]) =>
    length(Number(hours) * 60 + (half ? 30 : 0)),
  ),
  rule(
    `(?:(?:entre|between|de|desde|from|das) )?${THE}${TIME} ?(?:-|–|a|y|e|to|and|hasta|ate|until|till|as) ?${THE}${TIME}`,
    ([, ...parts]) => {
      const [h1, m1, half1, h2, m2, half2] = parts;
      // "7 a 9 pm" is in the evening as a whole
      const shared = half1 ?? (Number(h1) <= Number(h2) ? half2 : undefined);
      const [after, before] = [wallTime(h1, m1, shared), wallTime(h2, m2, half2)];
      return after && before ? { after, before } : null;
    },
  ),
  rule(`(?:antes d(?:e|as)|before|until|till|hasta|ate) ${THE}${TIME}`, ([, ...time]) => {
    const before = wallTime(...time);
    return before ? { before } : null;
  }),
  rule(
    `(?:(?:despues de|depois d(?:e|as)|a partir d(?:e|as)|desde|after|from|tipo|at|a|as|las) )?${THE}${TIME}`,
    ([, ...time]) => {
      const after = wallTime(...time);
      return after ? { after } : null;
    },
  ),
  rule('(\\d{2,3})', ([, minutes]) => length(Number(minutes))),
  ...PARTS.map(([part, words]) => rule(words, () => part)),
  ...DAYS.map(([days, words]) => rule(words, (_, today) => ({ date: dayAfter(today, days) }))),
  ...WEEKDAYS.map((words, weekday) =>
    rule(words, (_, today) => ({
      date: dayAfter(today, (weekday - new Date(today).getUTCDay() + 7) % 7),
    })),
  ),
  rule(ASKING, () => ({})),
  rule(FILLERS, () => ({})),
];

/**
 * Reads a text as a search for free slots, as in "padel 90 entre 19 y 22", "tenis mañana después de las 18" or "tennis
 * 60 min tomorrow 7 to 9 pm". Null unless every word of it is understood and says what is looked for, so that no name
 * of a player is taken for a search.
 * @param today day of the club, YYYY-MM-DD
 */
export function slotWishOf(text: string, today: string): SlotWish | null {
  let rest = folded(text);
  if (rest.length > MAX_SEARCH) return null;
  const wish: SlotWish = {};
  let words = '';
  while (rest) {
    const read = readFirst(rest, today);
    if (!read) return null;
    // what is said twice is not understood
    if (Object.keys(read.said).some((key) => key in wish)) return null;
    Object.assign(wish, read.said);
    words += `${read.words} `;
    rest = rest.slice(read.words.length).trimStart();
  }
  return isSearch(wish, words) ? wish : null;
}

/** A sport, a word such as "libre", or both a length and a time: numbers alone may be a phone. */
function isSearch(wish: SlotWish, words: string): boolean {
  const { sport, duration, after, before, date } = wish;
  const timed = after !== undefined || before !== undefined;
  if (sport !== undefined) return true;
  if (new RegExp(`(?:^| )(?:${ASKING}) `).test(words)) return timed || duration !== undefined || date !== undefined;
  return duration !== undefined && timed && /[a-z:–-]/.test(words);
}

function readFirst(rest: string, today: string) {
  for (const [pattern, reader] of RULES) {
    const match = pattern.exec(rest);
    const said = match && reader(match, today);
    if (said) return { said, words: match[0] };
  }
  return null;
}

function rule(pattern: string, reader: Reader): readonly [RegExp, Reader] {
  return [new RegExp(`^(?:${pattern})(?= |$)`), reader];
}

/** Returns a text in lower case, without accents and commas, its words separated by one blank. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/,(?!5)|[;?!¿¡]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Lengths of bookings that somebody may say: 30 minutes to 4 hours, by quarters. */
const length = (duration: number): SlotWish | null =>
  duration >= 30 && duration <= 240 && duration % 15 === 0 ? { duration } : null;

function wallTime(hours?: string, minutes = '00', half = ''): string | null {
  const isLate = new RegExp(`^(?:${PM})$`).test(half);
  const hour = (Number(hours) % 24) + (isLate && Number(hours) < 12 ? 12 : 0);
  if (Number(hours) > 24 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
