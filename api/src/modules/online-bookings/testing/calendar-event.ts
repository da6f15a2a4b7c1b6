import ICAL from 'ical.js';

/** Event of a calendar file; its times are ISO instants in UTC. */
export interface CalendarEvent {
  uid: string;
  status: unknown;
  start: string;
  end: string;
  summary: string;
  location: string;
  sequence: number;
}

/**
 * Reads the event of a calendar file as a calendar program does.
 * @throws Error if the file has no event
 */
export function calendarEvent(file: string): CalendarEvent {
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  if (component === null) throw new Error('no event in the file');
  const { uid, summary, startDate, endDate, location, sequence } = new ICAL.Event(component);
  return {
    uid,
    status: component.getFirstPropertyValue('status'),
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    summary,
    location,
    sequence,
  };
}
