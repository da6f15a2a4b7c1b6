/** Court and time of a booking. */
export interface BookingPlace {
  court_id: string;
  /** ISO-8601 UTC. */
  start: string;
  /** Minutes. */
  duration: number;
}
