import { isError } from '@canchero/shared-contracts/core';
import { type Court, courtErrors } from '@canchero/shared-contracts/court';
import { useClub, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Text } from '@canchero/shared-contracts/ui';
import { DialogForm, DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { clubDateOf } from '../../bookings-data/model/club-day';
import { paths } from '../../paths';
import { useText } from '../../text';
import { useCourtStyles } from './styles';

interface Upcoming {
  id: string;
  start: string;
  end: string;
  description: string;
}

interface RemoveCourtDialogProps {
  court: Court;
  onRemove(): Promise<void>;
  onClose(removed: boolean): void;
}

/** Confirms the removal of a court. A court with coming bookings is not removed; the dialog lists them instead. */
export function RemoveCourtDialog({ court, onRemove, onClose }: RemoveCourtDialogProps) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useCourtStyles();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const [upcoming, setUpcoming] = useState<Upcoming[]>([]);
  const [total, setTotal] = useState(0);
  const remove = async () => {
    try {
      await onRemove();
    } catch (error) {
      if (isError(error, courtErrors.court_has_bookings)) {
        setUpcoming((error.params.upcoming ?? []) as Upcoming[]);
        setTotal(Number(error.params.bookings));
      }
      throw error;
    }
    host.toast({ intent: 'success', body: text('courts.removed', { name: court.name }) });
    onClose(true);
    return false;
  };
  return (
    <DialogHost open onClose={() => onClose(false)}>
      <DialogForm
        title={text('courts.remove.title', { name: court.name })}
        action={text('courts.remove')}
        onSubmit={remove}
        explain={errorText}
        onClose={() => onClose(false)}
      >
        <Text>{text('courts.remove.body')}</Text>
        {upcoming.length > 0 && (
          <div>
            <Text>{text('courts.remove.upcoming')}</Text>
            <ul className={styles.upcoming}>
              {upcoming.map(({ id, start, end, description }) => (
                <li key={id}>
                  <Link
                    className={styles.upcomingLink}
                    to={`${paths.agenda}?date=${clubDateOf(club, Date.parse(start))}&booking=${id}`}
                  >
                    {formatter.date(start)}, {formatter.time(start)} – {formatter.time(end)}
                  </Link>
                  {description && ` ${description}`}
                </li>
              ))}
            </ul>
            {total > upcoming.length && <Text>{text('courts.remove.more', { count: total - upcoming.length })}</Text>}
          </div>
        )}
      </DialogForm>
    </DialogHost>
  );
}
