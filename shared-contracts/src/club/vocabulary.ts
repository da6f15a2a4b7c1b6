export const SPORTS = ['padel', 'tennis', 'squash', 'football5', 'other'] as const;
export type Sport = (typeof SPORTS)[number];
/** Currencies that a club is offered, ISO 4217; it may have another. */
export const CURRENCIES = ['ARS', 'UYU', 'CLP', 'PYG', 'BRL', 'BOB', 'PEN', 'COP', 'MXN', 'USD', 'EUR'] as const;
/**
 * Settings for a booking that moves to a place with another tariff: it always gets that price, the person who moves it
 * is asked, or it never does.
 */
export const MOVED_PRICES = ['always', 'ask', 'never'] as const;
export type MovedPrice = (typeof MOVED_PRICES)[number];
/**
 * Ways of paying that a club may offer to those who book online: at the club, the deposit online, or all of it online.
 */
export const PAY_CHOICES = ['at_club', 'deposit', 'full'] as const;
export type PayChoice = (typeof PAY_CHOICES)[number];
export const MEMBERSHIP_ROLES = ['owner', 'manager', 'staff'] as const;
export type MembershipRole = (typeof MEMBERSHIP_ROLES)[number];
