import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useBookings } from '../../bookings-data/bookings-context';
import type { TextId } from '../../text';
import { type BookingDraft, changedFields, type DraftKey } from '../model/booking-draft';
import type { BookingForm } from './use-booking-form';

interface StaleNoticeProps {
  form: BookingForm;
  theirs: BookingDraft;
}

const useStyles = makeStyles({
  table: {
    width: '100%',
    margin: '8px 0',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': {
      padding: '4px 8px 4px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& th': { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
    '& thead th': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  changed: { fontWeight: tokens.fontWeightSemibold },
});

const LABELS: Record<DraftKey, TextId> = {
  court_id: 'label.court',
  date: 'label.date',
  start: 'form.start',
  duration: 'form.duration',
  event_type: 'form.type',
  description: 'form.description',
  price: 'label.price',
  players: 'players.title',
  frequency: 'form.modality',
  end_date: 'label.until',
};

/** Shows both versions side by side, to choose one, if a colleague changed the booking while this form was open. */
export function StaleNotice({ form, theirs }: StaleNoticeProps) {
  const styles = useStyles();
  const { courts, texts } = useBookings();
  const { text, formatter } = texts;
  const changed = new Set(changedFields(form.initial, theirs));
  const mine = new Set(changedFields(form.initial, form.draft));
  const rows = (Object.keys(LABELS) as DraftKey[]).filter((key) => changed.has(key) || mine.has(key));
  const show = (draft: BookingDraft, key: DraftKey): string => {
    switch (key) {
      case 'court_id':
        return courts.find((c) => c.id === draft.court_id)?.name ?? '';
      case 'start':
        return draft.start ? formatter.time(draft.start) : '';
      case 'duration':
        return `${draft.duration ?? ''} ${text('form.minutes')}`;
      case 'event_type':
        return draft.event_type ? text(`type.${draft.event_type}`) : '';
      case 'players':
        return draft.players.map((p) => p.name).join(', ') || text('form.players.empty');
      default:
        return draft[key] || '–';
    }
  };
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{text('stale.title')}</MessageBarTitle>
        {text(changed.size > 0 ? 'stale.body' : 'stale.none')}
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('stale.field')}</th>
              <th scope="col">{text('stale.mine')}</th>
              <th scope="col">{text('stale.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((key) => (
              <tr key={key}>
                <th scope="row">{text(LABELS[key])}</th>
                <td className={mine.has(key) ? styles.changed : ''}>{show(form.draft, key)}</td>
                <td className={changed.has(key) ? styles.changed : ''}>{show(theirs, key)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.actions}>
          <Button onClick={form.reapply}>{text('stale.reapply')}</Button>
          <Button onClick={form.takeTheirs}>{text('stale.takeTheirs')}</Button>
        </div>
      </MessageBarBody>
    </MessageBar>
  );
}
