import { Button } from '@canchero/shared-contracts/ui';
import { CheckChoice } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { furtherCourts } from '../model/booking-draft';
import type { BookingForm } from './use-booking-form';

/** Further courts of a new booking at the same time, such as a tournament's. Hidden behind a button until wanted. */
export function MoreCourts({ form }: { form: BookingForm }) {
  const { courts, texts } = useBookings();
  const { text } = texts;
  const { court_id } = form.draft;
  const further = furtherCourts(form.draft);
  const [shown, setShown] = useState(further.length > 0);
  const offered = courts.filter(({ id, status }) => status === 'active' && id !== court_id);
  if (!court_id || offered.length === 0) return null;
  if (!shown) {
    return (
      <Button appearance="subtle" size="small" onClick={() => setShown(true)} style={{ alignSelf: 'flex-start' }}>
        {text('form.moreCourts.show')}
      </Button>
    );
  }
  return (
    <CheckChoice
      label={text('form.moreCourts')}
      hint={text('form.moreCourts.hint')}
      options={offered.map(({ id, name }) => [id, name] as const)}
      value={further}
      onChange={(chosen) => form.edit({ more_court_ids: chosen })}
    />
  );
}
