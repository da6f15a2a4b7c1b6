import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Phone number as it is stored: calling code with its plus, and the digits of the national number. */
export interface Phone {
  phone_country: string;
  phone: string;
}

/** Calling code of a number without one: Argentina. */
const HOME = '+54';

/**
 * Parses a number as people write it, with or without country, trunk prefix or mobile prefix. Returns null if it is not
 * a valid number of its country.
 * @param country calling code of a number without one
 */
export function parsePhone(text: string, country: string = HOME): Phone | null {
  const number = parsePhoneNumberFromString(text, { defaultCallingCode: country.slice(1) });
  if (!number?.isValid()) return null;
  return { phone_country: `+${number.countryCallingCode}`, phone: number.nationalNumber };
}

/** Formats a number in the international form: "+54 9 11 4001 2345". */
export function phoneText(country: string | null, phone: string | null): string | null {
  if (!country || !phone) return null;
  return parsePhoneNumberFromString(country + phone)?.formatInternational() ?? `${country} ${phone}`;
}
