import sql, { join, type Sql } from 'sql-template-tag';

/** Term that a text must have, in any of its spellings. */
export type SearchTerm = readonly [string, ...string[]];

/** Number of digits from which a text is looked up as a phone number. */
const DIGITS = 3;
const NUMERIC = /^\+?[\d()./-]+$/;

/**
 * Splits a search text into the terms that must all be found: its words, and phone numbers however they are written
 * ("+54 11 4444-5555", "ana 15 4444 5555").
 */
export function searchTerms(q: string): SearchTerm[] {
  if (/^[\d\s()+.-]+$/.test(q) && digitsOf(q).length >= DIGITS) return [spellings(digitsOf(q))];
  const terms: SearchTerm[] = [];
  let number: string[] = [];
  const endNumber = () => {
    const digits = digitsOf(number.join(''));
    if (number.length > 1 && digits.length >= 6) terms.push(spellings(digits));
    else terms.push(...number.map((word): SearchTerm => [word, ...longOnly(spellings(digitsOf(word)))]));
    number = [];
  };
  for (const word of q.split(/\s+/).filter(Boolean)) {
    if (NUMERIC.test(word)) number.push(word);
    else {
      endNumber();
      terms.push([word]);
    }
  }
  endNumber();
  return terms.slice(0, 6);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const longOnly = (digits: readonly string[]) => digits.filter((text) => text.length >= DIGITS);

/**
 * Returns what to look for in numbers of the form of E.164 for digits that people typed, the typed ones first: trunk
 * prefix, the Argentine 15 and a 9 that is missing or behind the area, former Brazilian and Mexican mobiles.
 */
function spellings(digits: string): SearchTerm {
  const national = digits.replace(/^0+/, '').replace(/^(?:54(?!9)|5980|550)0?/, '');
  const others = [
    national,
    national.replace(/^((?:54)?9?(?:11|[23]\d\d))15(?=\d)|^15(?=\d{3})/, '$1'),
    national.replace(/^((?:54)?9?[23]\d{3})15(?=\d)/, '$1'),
    national.replace(/^(?=\d{11}$)(11|[23]\d\d)9/, '$1'),
    national.replace(/^(?=\d{11}$)([23]\d{3})9/, '$1'),
    national.replace(/^(?:55)?(\d\d)([6-9]\d{7})$/, '$19$2'),
    national.replace(/^(?:521|4[45]|1)(\d{10})$/, '$1'),
  ];
  return [digits, ...new Set(longOnly(others.filter((text) => text !== digits)))];
}

/**
 * SQL condition that a folded text has a term in one of its spellings.
 * @param before pattern of the text that may precede it
 */
export const hasTerm = (text: Sql, term: SearchTerm, before = '%'): Sql =>
  sql`(${join(
    term.map((spelling) => sql`${text} like ${before}::text || fold(${escapeLike(spelling)}::text) || '%'`),
    ' or ',
  )})`;

/** Escapes a text so that `like` takes it literally. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
