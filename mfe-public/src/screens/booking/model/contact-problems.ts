import { isEmail } from '@canchero/shared-contracts/core';
import { hasLetter } from '@canchero/shared-contracts/player';

type Typed = Record<'first_name' | 'last_name' | 'phone' | 'email', string>;
/** Field that cannot be sent as it is. */
export type ContactField = keyof Typed;

const DIGITS = 6;

/** Returns the fields that are missing or cannot be right, in the order of the form. */
export function contactProblems({ first_name, last_name, phone, email }: Typed): ContactField[] {
  const problems: ContactField[] = [];
  if (!hasLetter(first_name)) problems.push('first_name');
  if (!last_name.trim()) problems.push('last_name');
  if (phone.replace(/\D/g, '').length < DIGITS) problems.push('phone');
  if (!isEmail(email.trim())) problems.push('email');
  return problems;
}
