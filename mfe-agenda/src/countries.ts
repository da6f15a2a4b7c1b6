/** Countries that players come from most, by ISO code and calling code; the first is the one of a new player. */
export const COUNTRIES = [
  ['AR', '+54'],
  ['UY', '+598'],
  ['CL', '+56'],
  ['BR', '+55'],
  ['PY', '+595'],
  ['BO', '+591'],
  ['PE', '+51'],
  ['CO', '+57'],
  ['VE', '+58'],
  ['EC', '+593'],
  ['MX', '+52'],
  ['CR', '+506'],
  ['PA', '+507'],
  ['GT', '+502'],
  ['US', '+1'],
  ['ES', '+34'],
  ['PT', '+351'],
  ['IT', '+39'],
  ['FR', '+33'],
  ['DE', '+49'],
  ['GB', '+44'],
] as const;

export const HOME_CODE = COUNTRIES[0][1];

/** "+54 Argentina" in a language, by calling code; one that is not listed stands for itself. */
export function countryChoices(locale: string, code: string): (readonly [string, string])[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const listed = COUNTRIES.map(([country, calling]) => [calling, `${calling} ${names.of(country)}`] as const);
  return listed.some(([calling]) => calling === code) ? listed : [...listed, [code, code]];
}

const CALLING_CODES = COUNTRIES.map(([, calling]) => calling).toSorted((a, b) => b.length - a.length);

/** A number with its calling code, in groups that can be read and dialled: "+5491140012345" is "+54 9 11 4001 2345". */
export function groupedPhone(phone: string): string {
  const calling = CALLING_CODES.find((code) => phone.startsWith(code));
  if (!calling) return phone;
  const digits = phone.slice(calling.length);
  // in Argentina the 9 of mobiles stands before the area, which has two digits in Buenos Aires and mostly three elsewhere
  const parts = calling === HOME_CODE && /^(9?)(11(?=\d{8}$)|\d{3}(?=\d{7}$))(\d{3,4})(\d{4})$/.exec(digits);
  return [calling, ...(parts ? parts.slice(1) : groups(digits))].filter(Boolean).join(' ');
}

/** By fours from the end; what is left over leads. */
const groups = (digits: string): string[] =>
  digits.length > 5 ? [...groups(digits.slice(0, -4)), digits.slice(-4)] : [digits];
