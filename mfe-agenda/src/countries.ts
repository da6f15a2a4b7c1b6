/** Countries that players come from most, by ISO code and calling code. */
const COUNTRIES = [
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

/** Returns the choices of "+54 Argentina" in a language, by calling code; a code that is not listed is its own name. */
export function countryChoices(locale: string, code: string): (readonly [string, string])[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const listed = COUNTRIES.map(([country, calling]) => [calling, `${calling} ${names.of(country)}`] as const);
  return listed.some(([calling]) => calling === code) ? listed : [...listed, [code, code]];
}
