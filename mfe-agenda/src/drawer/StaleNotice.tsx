import type { Court } from '@canchero/shared-contracts/court';
import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@canchero/shared-contracts/ui';
import type { Naming } from '../club-bookings/error-text';
import type { TextId } from '../text';
import { changedFields, type Draft } from './model/draft';
import type { BookingForm } from './use-booking-form';

interface StaleNoticeProps {
  form: BookingForm;
  theirs: Draft;
  courts: readonly Court[];
  naming: Naming;
}

const useStyles = makeStyles({
  list: { margin: '6px 0', display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '10px', rowGap: '2px' },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

const LABELS: Record<keyof Draft, TextId> = {
  court_id: 'form.court',
  date: 'form.date',
  start: 'form.start',
  duration: 'form.duration',
  event_type: 'form.type',
  description: 'form.description',
  price: 'form.price',
  players: 'form.players',
};

/** What a colleague changed while this form was being filled in. Nothing typed is lost either way. */
export function StaleNotice({ form, theirs, courts, naming }: StaleNoticeProps) {
  const styles = useStyles();
  const { text, formatter } = naming;
  const changed = changedFields(form.initial, theirs);
  const mine = new Set(changedFields(form.initial, form.draft));
  const show = (draft: Draft, key: keyof Draft): string => {
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
        {text(changed.length > 0 ? 'stale.body' : 'stale.none')}
        <dl className={styles.list}>
          {changed.map((key) => (
            <Row key={key} label={text(LABELS[key])}>
              {show(theirs, key)}
              {mine.has(key) && ` (${text('stale.yours', { value: show(form.draft, key) })})`}
            </Row>
          ))}
        </dl>
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={form.reapply}>{text('stale.reapply')}</Button>
        <Button onClick={form.takeTheirs}>{text('stale.takeTheirs')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  const styles = useStyles();
  return (
    <>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}
