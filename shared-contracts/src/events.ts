import { authEvents } from './auth/events';
import { blockEvents } from './block/events';
import { bookingEvents, bookingNoteEvents } from './booking/events';
import { cashEvents } from './cash/events';
import { clubEvents } from './club/events';
import { consumptionEvents } from './consumption/events';
import type { EventKind, EventPayload } from './core/define-event';
import { courtEvents } from './court/events';
import { federationEvents } from './federation/events';
import { itemEvents } from './item/events';
import { memberEvents } from './member/events';
import { notificationEvents } from './notification/events';
import { onlinePaymentEvents } from './online-payment/events';
import { orderEvents } from './order/events';
import { paymentEvents } from './payment/events';
import { pricingEvents } from './pricing/events';
import { reportEvents } from './report/events';
import { stockEvents } from './stock/events';
import { subscriptionEvents } from './subscription/events';

const kinds = [
  ...Object.values(authEvents),
  ...Object.values(blockEvents),
  ...Object.values(bookingEvents),
  ...Object.values(bookingNoteEvents),
  ...Object.values(clubEvents),
  ...Object.values(cashEvents),
  ...Object.values(consumptionEvents),
  ...Object.values(federationEvents),
  ...Object.values(itemEvents),
  ...Object.values(memberEvents),
  ...Object.values(onlinePaymentEvents),
  ...Object.values(orderEvents),
  ...Object.values(stockEvents),
  ...Object.values(courtEvents),
  ...Object.values(notificationEvents),
  ...Object.values(paymentEvents),
  ...Object.values(pricingEvents),
  ...Object.values(reportEvents),
  ...Object.values(subscriptionEvents),
] as const;

type Kind = (typeof kinds)[number];

/**
 * Payload by event name, for typed buses and streams.
 * @sealed
 */
export type AppEvents = { [K in Kind as K['name']]: EventPayload<K> };

/** Event kinds by name. Browsers must import this on demand only, because it contains the schemas. */
export const EVENTS: ReadonlyMap<string, EventKind> = new Map(kinds.map((k) => [k.name, k as EventKind]));
