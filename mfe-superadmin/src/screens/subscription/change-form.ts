import type { AdminSubscriptionDetails, SubscriptionChange } from '@canchero/shared-contracts/admin-subscription';
import { DateTime } from 'luxon';

/** Properties of each form that changes a subscription. */
export interface ChangeFormProps {
  subscription: AdminSubscriptionDetails;
  change(change: SubscriptionChange): Promise<void>;
  onClose(): void;
}

/** Returns the instant at which a day ends where the browser is. @param date `YYYY-MM-DD` */
export const endOfDay = (date: string): string => DateTime.fromISO(date).endOf('day').toUTC().toISO() as string;

/** Returns tomorrow's date, the first day on which an end can lie. */
export const tomorrow = (): string => DateTime.now().plus({ days: 1 }).toISODate();

/** Returns the date of an instant where the browser is; empty without one. */
export const dateOf = (instant: string | null): string =>
  instant === null ? '' : (DateTime.fromISO(instant).toISODate() ?? '');
