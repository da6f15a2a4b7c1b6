/** Calling codes by the IANA time zones in which they are at home, with a slash at the end for a group of zones. */
const ZONES: Record<string, string> = {
  '+598': 'America/Montevideo',
  '+56': 'America/Santiago America/Punta_Arenas America/Coyhaique Pacific/Easter Chile/',
  '+55':
    'America/Sao_Paulo America/Bahia America/Belem America/Fortaleza America/Recife America/Maceio America/Manaus ' +
    'America/Cuiaba America/Campo_Grande America/Porto_Velho America/Boa_Vista America/Rio_Branco America/Araguaina ' +
    'America/Santarem America/Eirunepe America/Noronha Brazil/',
  '+52':
    'America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua ' +
    'America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo ' +
    'America/Tijuana Mexico/',
  '+595': 'America/Asuncion',
  '+591': 'America/La_Paz',
  '+51': 'America/Lima',
  '+57': 'America/Bogota',
  '+58': 'America/Caracas',
  '+593': 'America/Guayaquil Pacific/Galapagos',
  '+506': 'America/Costa_Rica',
  '+507': 'America/Panama',
  '+502': 'America/Guatemala',
  '+1': 'America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Detroit',
  '+34': 'Europe/Madrid Atlantic/Canary',
  '+351': 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  '+39': 'Europe/Rome',
  '+33': 'Europe/Paris',
  '+49': 'Europe/Berlin',
  '+44': 'Europe/London',
};

/** Calling code of Argentina, where clubs are unless their time zone says otherwise. */
const ARGENTINA = '+54';

/**
 * Returns the calling code of a club's country, by its time zone. Players' numbers without a code are taken to be of
 * that country.
 */
export function homeCode(timezone: string): string {
  const isHome = (zone: string) => (zone.endsWith('/') ? timezone.startsWith(zone) : timezone === zone);
  return Object.keys(ZONES).find((code) => ZONES[code]?.split(' ').some(isHome)) ?? ARGENTINA;
}

/** Argentine area codes of two and three digits; all others have four. */
const AREA =
  '11|2(?:2[013]|3[067]|49|6[01346]|80|9[14789])|3(?:36|4[12358]|5[138]|62|64|7[069]|8[013578])|[23]\\d{3}(?=\\d{6}$)';
const ARGENTINE = new RegExp(`^(9?)(${AREA})(\\d{2,4})(\\d{4})$`);

/** Returns the area code of an Argentine number in digits without the calling code, or null. */
export const argentineArea = (national: string): string | null => ARGENTINE.exec(national)?.[2] ?? null;

/**
 * Formats a number as people of a country write it: "+5491140472803" is "11 4047-2803" in Argentina and
 * "+54 9 11 4047-2803" elsewhere.
 * @param phone number in the form of E.164, with its plus
 * @param home calling code of the country
 */
export function phoneText(phone: string, home: string): string {
  const code = CODES.find((calling) => phone.startsWith(calling));
  if (!code) return phone;
  const local = code === home;
  const digits = phone.slice(code.length);
  const text = (FORMATS[code] ?? grouped)(digits, local) ?? grouped(digits);
  return local ? text : `${code} ${text}`;
}

const CODES = [...Object.keys(ZONES), ARGENTINA].sort((a, b) => b.length - a.length);

/** Writes the digits of national numbers, or returns null for an unusual one. */
const FORMATS: Record<string, (digits: string, local: boolean) => string | null> = {
  [ARGENTINA](digits, local) {
    const [, mobile, area, first, last] = ARGENTINE.exec(digits) ?? [];
    return area ? `${mobile && !local ? '9 ' : ''}${area} ${first}-${last}` : null;
  },
  '+598': (digits, local) => spaced(/^(9\d)(\d{3})(\d{3})$/, digits, local ? '0$1 $2 $3' : '$1 $2 $3'),
  '+56': (digits) => spaced(/^(\d)(\d{4})(\d{4})$/, digits, '$1 $2 $3'),
  '+55': (digits, local) => spaced(/^(\d{2})(\d{4,5})(\d{4})$/, digits, local ? '($1) $2-$3' : '$1 $2-$3'),
  '+52': (digits) => spaced(/^(33|5[56]|81|\d{3})(\d{3,4})(\d{4})$/, digits, '$1 $2 $3'),
};

const spaced = (form: RegExp, digits: string, text: string): string | null =>
  form.test(digits) ? digits.replace(form, text) : null;

/** Groups digits by fours from the end; a shorter group comes first. */
const grouped = (digits: string): string =>
  digits.length > 5 ? `${grouped(digits.slice(0, -4))} ${digits.slice(-4)}` : digits;

/** Number of at least six digits as people write it. */
const NUMBER = String.raw`\+?\(?\d(?:[\s()./-]*\d){5,}`;
const AT_END = new RegExp(`^(?<name>.*?)\\s*(?<phone>${NUMBER})$`);
const AT_START = new RegExp(`^(?<phone>${NUMBER})\\s+(?<name>.*)$`);

/**
 * Splits what was typed for a player into name and phone number, in either order: "Ana Paz 11 4047-2803". The number is
 * null if there is none.
 */
export function typedPlayer(text: string): { first_name: string; last_name: string; phone: string | null } {
  const typed = text.trim();
  const { name = typed, phone = null } = (AT_END.exec(typed) ?? AT_START.exec(typed))?.groups ?? {};
  const [first_name = '', ...others] = name.split(/[\s,]+/).filter(Boolean);
  return { first_name, last_name: others.join(' '), phone };
}
