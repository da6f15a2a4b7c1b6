import type { PublicClub } from '@canchero/shared-contracts/club';

/** Returns the address of a map that shows a club. */
export const mapLink = ({ name, address }: Pick<PublicClub, 'name' | 'address'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;

const compact = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Returns the address at which Google's calendar offers to add an event. */
export const googleCalendarLink = (event: { title: string; start: string; end: string; place: string }): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(event.start)}/${compact(event.end)}`,
    location: event.place,
  })}`;
