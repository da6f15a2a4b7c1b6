import type { Block } from '@canchero/shared-contracts/block';
import type { Booking, BookingPlace } from '@canchero/shared-contracts/booking';
import { type Court, usualDuration } from '@canchero/shared-contracts/court';
import { useHost } from '@canchero/shared-contracts/kit';
import type { AgendaNavigation, BookingSeed } from '../../agenda-view/use-agenda-view';
import type { ClubBookings } from '../../bookings-data/bookings-context';
import type { ClubDay } from '../../bookings-data/model/club-day';
import { useCanBlock } from './blocks/use-can-block';
import type { GridHandlers } from './grid/types';
import { defaultDurationAt } from './model/default-duration';
import type { DayData } from './use-day';
import type { DayMenu } from './use-day-menu';
import { useStableFunctions } from './use-stable-functions';
import type { UndoOffer } from './use-undo';

interface GridHandlersInput {
  bookings: ClubBookings;
  day: DayData;
  navigation: AgendaNavigation;
  /** Reports a refused change with its reason. */
  fail(error: unknown): void;
  /** Announces a text to assistive technology. */
  announce(text: string): void;
  onCancel(booking: Booking): void;
  blocks: readonly Block[];
  menu: DayMenu;
  undo: UndoOffer;
}

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;

/** Returns the handlers of the grid's gestures, and the initial values of a new booking without a chosen place. */
export function useGridHandlers(input: GridHandlersInput): { grid: GridHandlers; seed(): BookingSeed } {
  const host = useHost();
  const { day, navigation, fail, announce, onCancel, blocks, menu, undo } = input;
  const { courts, actions, texts } = input.bookings;
  const { text, formatter, findBooking } = texts;
  const canBlock = useCanBlock();

  const where = (booking: BookingPlace) => ({
    court: courts.find((c) => c.id === booking.court_id)?.name ?? '',
    time: formatter.time(booking.start),
  });
  /** Describes the outcome of a move or resize. */
  const outcome = (before: Booking, after: BookingPlace) =>
    before.court_id === after.court_id && Date.parse(before.start) === Date.parse(after.start)
      ? text('done.resized', { from: formatter.time(after.start), to: formatter.time(endOf(after)) })
      : text('done.moved', where(after));
  const place = async (booking: Booking, target: BookingPlace) => {
    const before = findBooking(booking.id) ?? booking;
    announce(outcome(booking, target));
    try {
      const moved = await undo.follow(actions.move(booking, target));
      if (!moved) return;
      undo.offer(outcome(before, moved), () => {
        const { court_id, start, duration } = before;
        return actions.move(findBooking(moved.id) ?? moved, { court_id, start, duration });
      });
    } catch (error) {
      fail(error);
    }
  };
  const grid = useStableFunctions<GridHandlers>({
    open: (id) => navigation.open(id),
    create: ({ court_id, start, duration }) => {
      const { moving } = menu;
      if (!moving) {
        const court = courts.find((c) => c.id === court_id);
        const room = duration ?? (court && defaultDurationAt(day.bookings, court, start));
        return navigation.openNew({ court_id, start, ...(room && { duration: room }) });
      }
      menu.stopMoving();
      void place(findBooking(moving.id) ?? moving, { court_id, start, duration: moving.duration });
    },
    menu: menu.open,
    openBlock: (id) => {
      const block = blocks.find((b) => b.id === id);
      if (block && canBlock) menu.openBlock(block);
      else if (block) host.toast({ intent: 'info', body: block.reason || text(`block.kind.${block.kind}`) });
    },
    place,
    cancel: onCancel,
    charge: menu.charge,
    refuse: (court) => {
      const body = text(court.status === 'maintenance' ? 'error.court_in_maintenance' : 'error.court_inactive');
      announce(body);
      host.toast({ intent: 'warning', title: text('court.refused', { court: court.name }), body });
    },
    filter: (court) => navigation.filter({ courts: [court] }),
  });
  return { grid, seed: () => seedOf(day.day, day.shownCourts) };
}

const endOf = ({ start, duration }: BookingPlace) => new Date(Date.parse(start) + duration * MINUTE).toISOString();

/** Returns the next half hour of today, and the court if there is only one. */
function seedOf(day: ClubDay, courts: readonly Court[]): BookingSeed {
  const now = Date.now();
  const bookable = courts.filter((c) => c.status === 'active');
  const [only] = bookable.length === 1 ? bookable : [];
  const isToday = now >= day.from && now < day.to;
  return {
    ...(isToday && { start: new Date(Math.ceil(now / HALF_HOUR) * HALF_HOUR).toISOString() }),
    ...(only && { court_id: only.id, duration: usualDuration(only) }),
  };
}
