import { useClub } from '@canchero/shared-contracts/kit';
import { homeCode, phoneText } from '@canchero/shared-contracts/player';
import { useMemo } from 'react';
import { useText } from '../../text';
import type { GridTexts } from './grid/types';

/** Returns the grid's texts in the current language. */
export function useGridTexts(): GridTexts {
  const text = useText();
  const { timezone } = useClub();
  return useMemo<GridTexts>(
    () => ({
      types: {
        turno: text('type.turno'),
        entrenamiento: text('type.entrenamiento'),
        torneo: text('type.torneo'),
      },
      payments: {
        pending: text('payment.pending'),
        partially_paid: text('payment.partially_paid'),
        fully_paid: text('payment.fully_paid'),
        overpaid: text('payment.overpaid'),
      },
      unpriced: text('payment.unpriced'),
      marks: {
        fixed: text('mark.fixed'),
        notes: text('mark.notes'),
        consumptions: text('mark.consumptions'),
      },
      noShow: text('bookings.state.no_show'),
      tentative: text('state.tentative'),
      awaitsContact: text('bookings.state.pending_contact'),
      held: text('state.held'),
      untitled: text('agenda.untitled'),
      blocks: {
        maintenance: text('block.kind.maintenance'),
        weather: text('block.kind.weather'),
        other: text('block.kind.other'),
      },
      maintenance: text('court.status.maintenance'),
      inactive: text('court.status.inactive'),
      blocked: (time, court, why) => text('agenda.blocked', { time, court, why }),
      free: (time, court) => text('agenda.free', { time, court }),
      showOnly: (court) => text('filter.showOnly', { court }),
      phone: (phone) => phoneText(phone, homeCode(timezone)),
    }),
    [text, timezone],
  );
}
