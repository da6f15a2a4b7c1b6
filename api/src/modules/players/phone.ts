import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as it is kept: calling code with its plus, digits of the national number. */
export interface Phone {
  phone_country: string;
  phone: string;
}

/** Of a number without a country. */
const HOME = '+54';

/**
 * A number as people write it, with or without country, trunk prefix, mobile prefix.
 * Null when it is no number of its country.
 */
export function parsePhone(text: string, country: string = HOME): Phone | null {
  const number = parsePhoneNumberFromString(text, { defaultCallingCode: country.slice(1) });
  if (!number?.isValid()) return null;
  return { phone_country: `+${number.countryCallingCode}`, phone: number.nationalNumber };
}

/** As people of its country write it: "+54 9 11 4001 2345". */
export function phoneText(country: string | null, phone: string | null): string | null {
  if (!country || !phone) return null;
  return parsePhoneNumberFromString(country + phone)?.formatInternational() ?? `${country} ${phone}`;
}
