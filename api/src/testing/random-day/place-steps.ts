import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { publicClubEndpoints } from '@canchero/shared-contracts/club';
import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { type DayBook, NOTHING, pick, type Step } from './day-book';

/** Holds a place as a player on the public page. */
const hold: Step = async (book, { which }) => {
  const { courtId: court_id, closed } = book.places;
  const place = pick(book.places.places, which);
  if (!place) return NOTHING;
  const wanted = closed ? 422 : place.taken ? 409 : 201;
  const body = { court_id, start: place.start, duration: 60 };
  const { status, data } = await book.call(onlineBookingEndpoints.hold, {
    params: { club: book.params.clubId },
    body,
  });
  if (status === 201) place.taken = { by: 'hold', id: data.hold_id };
  return { status, wanted };
};

/** Lets a hold go. */
const release: Step = async (book, { which }) => {
  const place = pick(
    book.places.places.filter(({ taken }) => taken?.by === 'hold'),
    which,
  );
  if (!place?.taken) return NOTHING;
  const params = { club: book.params.clubId, holdId: place.taken.id };
  const { status } = await book.call(onlineBookingEndpoints.release, { params });
  place.taken = null;
  return { status, wanted: 204 };
};

/** Books a place at the desk, or cancels the booking that is there. */
const bookPlace: Step = async (book, { which }) => {
  const { day, params, token } = book;
  const { courtId, closed } = book.places;
  const place = pick(book.places.places, which);
  if (!place) return NOTHING;
  if (place.taken?.by === 'desk') {
    const target = { ...params, bookingId: place.taken.id };
    const { data: now } = await book.call(bookingEndpoints.get, { params: target }, token);
    const cancel = { params: target, body: { version: now.version } };
    const { status } = await book.call(bookingEndpoints.cancel, cancel, token);
    place.taken = null;
    return { status, wanted: 200 };
  }
  const wanted = closed ? 422 : place.taken ? 409 : 201;
  const { status, data } = await day.club.book(courtId, place.start);
  if (status === 201) place.taken = { by: 'desk', id: data.id };
  return { status, wanted };
};

/** Closes the day of the places, or opens it again; what is booked or held there stays. */
const closeDay: Step = async (book) => {
  const { places } = book;
  const closed_days = places.closed ? [] : [{ date: places.date, name: 'Feriado' }];
  await book.day.club.set({ closed_days });
  places.closed = !places.closed;
  return NOTHING;
};

/** Compares what the public page offers of the places with the model. */
export async function comparePlaces(book: DayBook): Promise<void> {
  const { courtId, date, closed, places } = book.places;
  const { data } = await book.call(publicClubEndpoints.availability, {
    params: { club: book.params.clubId },
    query: { date, sport: 'padel', duration: 60 },
  });
  const offered = data.filter(({ courts }) => courts.some((court) => court.court_id === courtId));
  for (const { start, taken } of places) {
    const free = offered.some((one) => Date.parse(one.start) === Date.parse(start));
    if (free === (closed || taken !== null)) {
      throw new Error(`${start} is ${taken?.by ?? (closed ? 'closed' : 'free')}, the page says ${free}`);
    }
  }
}

/** Steps on places that the public page and the desk sell, with the expected status of each. */
export const placeSteps = { hold, release, bookPlace, closeDay };
