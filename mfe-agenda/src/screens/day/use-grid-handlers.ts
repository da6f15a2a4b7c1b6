import type { Block } from '@canchero/shared-contracts/block';
import type { Booking } from '@canchero/shared-contracts/booking';
import { type Court, usualDuration } from '@canchero/shared-contracts/court';
import { useHost } from '@canchero/shared-contracts/kit';
import type { AgendaNavigation, BookingSeed } from '../../agenda-view/use-agenda-view';
import type { ClubBookings } from '../../bookings-data/bookings-context';
import type { ClubDay } from '../../bookings-data/model/club-day';
import { useCanBlock } from './blocks/use-can-block';
import type { GridHandlers } from './grid/types';
import { defaultDurationAt } from './model/default-duration';
import { nextStart } from './model/next-start';
import type { Moves } from './moves/use-moves';
import type { DayData } from './use-day';
import type { DayMenu } from './use-day-menu';
import { useStableFunctions } from './use-stable-functions';

interface GridHandlersInput {
  bookings: ClubBookings;
  day: DayData;
  navigation: AgendaNavigation;
  /** Announces a text to assistive technology. */
  announce(text: string): void;
  onCancel(booking: Booking): void;
  blocks: readonly Block[];
  menu: DayMenu;
  moves: Moves;
}

/** Returns the handlers of the grid's gestures, and the initial values of a new booking without a chosen place. */
export function useGridHandlers(input: GridHandlersInput): { grid: GridHandlers; seed(): BookingSeed } {
  const host = useHost();
  const { day, navigation, announce, onCancel, blocks, menu, moves } = input;
  const { courts, texts } = input.bookings;
  const { text, findBooking } = texts;
  const canBlock = useCanBlock();

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
      moves.move(findBooking(moving.id) ?? moving, { court_id, start, duration: moving.duration });
    },
    menu: menu.open,
    openBlock: (id) => {
      const block = blocks.find((b) => b.id === id);
      if (block && canBlock) menu.openBlock(block);
      else if (block) host.toast({ intent: 'info', body: block.reason || text(`block.kind.${block.kind}`) });
    },
    place: moves.move,
    cancel: onCancel,
    charge: menu.charge,
    refuse: (court) => {
      const body = text(court.status === 'maintenance' ? 'error.court_in_maintenance' : 'error.court_inactive');
      announce(body);
      host.toast({ intent: 'warning', title: text('court.refused', { court: court.name }), body });
    },
    refuseHold: ({ hold_until }) => {
      const body = text('hold.refused', { until: hold_until ? texts.formatter.time(hold_until) : '' });
      announce(body);
      host.toast({ intent: 'info', title: text('state.held'), body });
    },
    filter: (court) => navigation.filter({ courts: [court] }),
  });
  return { grid, seed: () => seedOf(day.day, day.shownCourts) };
}

/** Returns when a booking of today can begin next, and the court if there is only one. */
function seedOf(day: ClubDay, courts: readonly Court[]): BookingSeed {
  const start = nextStart(day, Date.now());
  const bookable = courts.filter((c) => c.status === 'active');
  const [only] = bookable.length === 1 ? bookable : [];
  return {
    ...(start !== null && { start: new Date(start).toISOString() }),
    ...(only && { court_id: only.id, duration: usualDuration(only) }),
  };
}
