import type { PlanCatalogue, SubscriptionHistoryEntry } from '@canchero/shared-contracts/subscription';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { useFormat } from '../../../format/use-format';
import { Panel } from '../../../page/panel';
import { refusalOf } from '../../../refusal';
import { type PlanText, useText } from '../../../text';

/** Changes that are shown before all are asked for. */
const FIRST = 5;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '12px', marginBottom: '12px' },
  entry: {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: '0 16px',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  date: { color: tokens.colorNeutralForeground2 },
  more: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface HistoryPanelProps {
  /** Newest first. */
  history: readonly SubscriptionHistoryEntry[];
  catalogue: PlanCatalogue;
}

/** Returns the reason of an event: in a person's own words, or the meaning of the gateway's code. */
function reasonIn(text: PlanText, event: SubscriptionHistoryEntry['event'], reason: string): string {
  if (event === 'charge_failed') return text(`refusal.${refusalOf(reason)}`);
  if (event === 'payer_left') return text(`history.left.${reason === 'paused' ? 'paused' : 'cancelled'}`);
  return text('history.reason', { reason });
}

/** History of the subscription: each event with its time and author. */
export function HistoryPanel({ history, catalogue }: HistoryPanelProps) {
  const text = useText();
  const format = useFormat();
  const styles = useStyles();
  const [isWhole, setWhole] = useState(false);
  const nameOf = (id: string) => catalogue.plans.find((plan) => plan.id === id)?.name ?? id;
  const shown = isWhole ? history : history.slice(0, FIRST);
  return (
    <Panel title={text('history.title')}>
      <ol className={styles.list} aria-label={text('history.title')}>
        {shown.map(({ at, event, actor, reason, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several changes can have one instant, and none moves
          <li key={index} className={styles.entry}>
            <time className={styles.date} dateTime={at}>
              {format.date(at)}
            </time>
            <div>
              <div>{text(`history.${event}`)}</div>
              <div className={styles.more}>
                {text('history.after', { plan: nameOf(after.plan), status: text(`status.${after.status}`) })}
                {actor !== null && ` · ${actor}`}
                {reason !== '' && ` · ${reasonIn(text, event, reason)}`}
              </div>
            </div>
          </li>
        ))}
      </ol>
      {history.length > FIRST && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text('history.fewer') : text('history.all', { n: history.length })}
        </Button>
      )}
    </Panel>
  );
}
