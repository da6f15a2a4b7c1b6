import { useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { mailTellsDayBefore } from '@canchero/shared-contracts/report';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';
import { useSummaryMail } from '../queries';

const HOURS = Array.from({ length: 24 }, (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`] as const);

const useStyles = makeStyles({
  panel: { gridColumn: '1 / -1', '@media print': { display: 'none' } },
  hour: { width: '170px' },
});

/** Choice of the hour at which the reader gets each day by mail; a choice is kept at once. */
export function MailPanel() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const host = useHost();
  const { query, change } = useSummaryMail(useClub().id);
  if (!query.data) return null;
  const { hour } = query.data;
  const choose = (chosen: string | null) =>
    change.mutate(
      { hour: chosen === null ? null : Number(chosen) },
      {
        onError: (error) => host.toast({ intent: 'error', title: text('mail.failed'), body: errorText(error) }),
      },
    );
  const told = hour === null ? 'mail.none' : mailTellsDayBefore(hour) ? 'mail.before' : 'mail.same';
  return (
    <div className={styles.panel}>
      <Panel title={text('mail.title')} hint={text(told)} none={null}>
        <Choice
          className={styles.hour}
          label={text('mail.hour')}
          all={text('mail.never')}
          value={hour === null ? null : String(hour)}
          options={HOURS}
          onChange={choose}
        />
      </Panel>
    </div>
  );
}
