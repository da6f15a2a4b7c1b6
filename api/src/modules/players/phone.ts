import { argentineArea, homeCode } from '@canchero/shared-contracts/player';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Phone number in the form of E.164: calling code with its plus, and the digits of the national number. */
export interface Phone {
  phone_country: string;
  phone: string;
}

/** Country and area that a number is taken to be from if it does not name them. */
export interface Home {
  /** Calling code with its plus. */
  code: string;
  /** Argentine area code, or null. */
  area: string | null;
}

/** Returns the country of a club, by its time zone, and the area of its own phone. */
export async function homeOf(tx: Tx, clubId: string): Promise<Home> {
  const [club] = await tx.query<{ timezone: string; phone: string; whatsapp: string }>(sql`
    select timezone, phone, whatsapp from clubs where id = ${clubId}`);
  const code = homeCode(club?.timezone ?? '');
  const own = [club?.phone, club?.whatsapp].map((text) => parsePhone(text ?? '', { code, area: null }));
  return { code, area: own.map((phone) => phone && areaOf(phone)).find(Boolean) ?? null };
}

const areaOf = ({ phone_country, phone }: Phone) => (phone_country === '+54' ? argentineArea(phone) : null);

/** Calling codes that exist, without their plus: those of countries, and of services that belong to none. */
const CALLING_CODES = new Set<string>([
  ...getCountries().map((country) => getCountryCallingCode(country)),
  ...['800', '808', '870', '878', '881', '882', '883', '888', '979'],
]);

/**
 * Parses a number as people write it, with or without country, area, trunk prefix or mobile prefix, into the one form
 * of a mobile: players are called and written to on theirs. Returns null if it is not a valid number of its country.
 * @see https://www.itu.int/rec/T-REC-E.164 the form
 */
export function parsePhone(text: string, home: Home): Phone | null {
  const code = home.code.slice(1);
  // the parser throws for a code that it does not know
  const from = CALLING_CODES.has(code) ? { defaultCallingCode: code } : {};
  const typed = text.replace(/^\s*00(?=[1-9])/, '+');
  const others = [...completed(text.replace(/\D/g, ''), home), ...argentineMobiles(text, home.code)];
  for (const candidate of [typed, ...others]) {
    const number = parsePhoneNumberFromString(candidate, from);
    if (number?.isValid()) return mobile(`+${number.countryCallingCode}`, number.nationalNumber);
  }
  return null;
}

/** Returns the possible full numbers of digits that are not a valid number as typed. */
function completed(digits: string, { code, area }: Home): string[] {
  const formerMexican = /^(?:00)?521(\d{10})$/.exec(digits)?.[1];
  if (formerMexican) return [`+52${formerMexican}`];
  if (code === '+54') {
    const local = digits.replace(/^0?(?:15)?(?=\d{6,8}$)/, '');
    // only Buenos Aires has local numbers of eight digits
    const from = local.length === 8 ? '11' : (area ?? '');
    return from.length + local.length === 10 ? [from + local] : [];
  }
  const prefix = FORMER_PREFIXES[code];
  return prefix?.test(digits) ? [digits.replace(prefix, '')] : [];
}

/**
 * Returns the readings of a text as an Argentine mobile with its 9 or 15 behind the area, whatever stands before:
 * "011 9 5555-1234", "+54 9 11 15 5555-1234". Each is written with the 15, by which the parser knows the areas.
 */
function argentineMobiles(text: string, home: string): string[] {
  const [, abroad, rest = ''] = /^(?:(\+54|0054)|54)?0?9?(\d+)$/.exec(text.replace(/[^\d+]/g, '')) ?? [];
  if (!abroad && home !== '+54') return [];
  return [2, 3, 4].flatMap((length) => {
    const local = rest.slice(length).replace(/^(?:15|9)/, '');
    return length + local.length === 10 ? [`+54${rest.slice(0, length)}15${local}`] : [];
  });
}

/** Prefixes of mobiles that countries have given up, by calling code. */
const FORMER_PREFIXES: Record<string, RegExp> = {
  '+52': /^(?:04[45]|01|1)(?=\d{10}$)/,
  '+56': /^0(?=\d{9}$)/,
};

/** Forms of mobiles: without the Argentine 9, without the ninth Brazilian digit, with the former Mexican 1. */
const MOBILES: Record<string, [RegExp, string]> = {
  '+54': [/^(11\d{8}|[23]\d{9})$/, '9$1'],
  '+55': [/^(\d\d)([6-9]\d{7})$/, '$19$2'],
  '+52': [/^1(\d{10})$/, '$1'],
};

function mobile(code: string, national: string): Phone {
  const [form, whole] = MOBILES[code] ?? [];
  return { phone_country: code, phone: form && whole ? national.replace(form, whole) : national };
}
