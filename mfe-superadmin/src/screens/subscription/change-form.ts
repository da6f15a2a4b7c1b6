import type { AdminSubscriptionDetails, SubscriptionChange } from '@canchero/shared-contracts/admin-subscription';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import { DateTime } from 'luxon';

/** Properties of each form that changes a subscription. */
export interface ChangeFormProps {
  subscription: AdminSubscriptionDetails;
  change(change: SubscriptionChange): Promise<void>;
  onClose(): void;
}

const inZone = { zone: PLATFORM_ZONE };

/** Returns the instant at which a day of the platform ends, as mails to owners say it. @param date `YYYY-MM-DD` */
export const endOfDay = (date: string): string => DateTime.fromISO(date, inZone).endOf('day').toUTC().toISO() as string;

/** Returns the date of the platform's tomorrow, the first day on which an end can lie. */
export const tomorrow = (): string => DateTime.now().setZone(PLATFORM_ZONE).plus({ days: 1 }).toFormat('yyyy-MM-dd');

/** Checks whether a plan can end with this day: from tomorrow on, at an instant that the service takes. */
export const isEnd = (date: string): boolean => date >= tomorrow() && endOfDay(date) < '3000';

/** Returns the platform's date of an instant; empty without one. */
export const dateOf = (instant: string | null): string =>
  instant === null ? '' : (DateTime.fromISO(instant, inZone).toISODate() ?? '');
