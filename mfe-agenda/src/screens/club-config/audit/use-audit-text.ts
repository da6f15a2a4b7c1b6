import type { AuditRow } from '@canchero/shared-contracts/audit';
import { useFormatter } from '@canchero/shared-contracts/kit';
import { useIntl } from 'react-intl';
import { actionTextId } from '../../../bookings-data/action-text-id';
import { fieldsBeside, placesText } from '../../../bookings-data/places-text';
import { reasonText } from '../../../bookings-data/reason-text';
import { type TextId, useText } from '../text';
import { filtersText } from './filters-text';

/** Returns the texts of an audit entry. Actions, roles and fields without a translation appear by their identifier. */
export function useAuditText(club: { currency: string; timezone: string }) {
  const text = useText();
  const { messages, locale } = useIntl();
  const formatter = useFormatter(club);
  const known = (id: string, otherwise: string) => (id in messages ? text(id as TextId) : otherwise);
  return {
    what: ({ action }: AuditRow) => known(actionTextId(action), `${text('history.other')} (${action})`),
    who: ({ actor_name }: AuditRow) => actor_name ?? text('history.nobody'),
    role: ({ role }: AuditRow) => (role ? known(`config.role.${role}`, role) : ''),
    when: ({ at }: AuditRow) => formatter.dateTime(at),
    details: ({ fields, filters, amount, count, reason, places }: AuditRow) =>
      [
        filters && filtersText(filters, { locale, known }),
        places && placesText(places, formatter),
        fieldsBeside(places, fields)
          .map((field) => known(`history.field.${field}`, field))
          .join(', '),
        amount !== null && formatter.money(amount),
        count !== null && text('history.items', { count }),
        reason && reasonText(reason, text),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
