import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { type DailySummary, type DayClose, dayTotals, MAX_CLOSE_NOTE } from '@canchero/shared-contracts/report';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Field, Textarea } from '@canchero/shared-contracts/ui-forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFigures } from '../../../format/use-figures';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, overflowWrap: 'anywhere' },
  line: { margin: 0 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  field: { '@media print': { display: 'none' } },
  close: { alignSelf: 'flex-start', '@media print': { display: 'none' } },
});

interface ClosePanelProps {
  summary: DailySummary;
  onClose(note: string): Promise<DayClose>;
}

/** Close of the day: who closed it and what was left open, or the form that closes it. */
export function ClosePanel({ summary, onClose }: ClosePanelProps) {
  const text = useText();
  return (
    <Panel title={text('close.title')} wide none={null}>
      {summary.close ? <Closed close={summary.close} /> : <CloseForm summary={summary} onClose={onClose} />}
    </Panel>
  );
}

function Closed({ close }: { close: DayClose }) {
  const text = useText();
  const styles = useStyles();
  const { dateTime, money } = useFigures();
  return (
    <div className={styles.lines}>
      <p className={styles.line}>
        {text('close.by', { name: close.closed_by_name ?? text('person.gone'), at: dateTime(close.closed_at) })}
      </p>
      <p className={styles.quiet}>{text('close.open', { count: close.open_count, sum: money(close.open_sum) })}</p>
      {close.open_cash > 0 && <p className={styles.quiet}>{text('close.cash', { count: close.open_cash })}</p>}
      {close.note && <p className={styles.line}>{close.note}</p>}
    </div>
  );
}

function CloseForm({ summary, onClose }: ClosePanelProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const styles = useStyles();
  const { money } = useFigures();
  const [note, setNote] = useState('');
  const close = useMutation({
    mutationFn: () => onClose(note.trim()),
    onSuccess: () => host.toast({ intent: 'success', title: text('close.done') }),
    onError: (error) => host.toast({ intent: 'error', title: text('close.failed'), body: errorText(error) }),
  });
  const openCash = summary.cash.filter(({ closed_at }) => closed_at === null).length;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        close.mutate();
      }}
    >
      <p className={styles.quiet}>
        {text('close.now', { count: summary.open.length, sum: money(dayTotals(summary).open) })}
        {openCash > 0 && ` ${text('close.cash', { count: openCash })}`}
      </p>
      <Field label={text('close.note')} className={styles.field}>
        <Textarea
          value={note}
          maxLength={MAX_CLOSE_NOTE}
          resize="vertical"
          onChange={(_, { value }) => setNote(value)}
        />
      </Field>
      <Button type="submit" appearance="primary" className={styles.close} disabled={close.isPending}>
        {text('close.action')}
      </Button>
    </form>
  );
}
