import { useCan, useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import { MANUAL_LEDGER_KINDS, type ManualLedgerKind, type PlayerDetail } from '@canchero/shared-contracts/player';
import { Link } from '@canchero/shared-contracts/router';
import { Button, LoadError, mergeClasses, Text } from '@canchero/shared-contracts/ui';
import { DialogHost, SidePanelBody } from '@canchero/shared-contracts/ui-overlay';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useState } from 'react';
import { reasonText } from '../../../bookings-data/reason-text';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { useLedger } from '../queries';
import { CreditMovementDialog } from './credit-movement-dialog';
import { DebtsSection } from './debts-section';
import { useDrawerStyles } from './styles';

/** Tab with a player's credit, debt and credit movements. */
export function BalanceTab({ detail }: { detail: PlayerDetail }) {
  const { player, owed } = detail;
  const text = useText();
  const errorText = useErrorText();
  const styles = useDrawerStyles();
  const club = useClub();
  const formatter = useFormatter(club);
  const mayMove = useCan('booking');
  const ledger = useLedger(club.id, player.id);
  const [moving, setMoving] = useState<ManualLedgerKind | null>(null);
  const entries = ledger.data?.pages.flatMap((page) => page.items) ?? [];
  const sums: [string, number][] = [
    [text('players.credit'), ledger.data?.pages[0]?.credit ?? player.credit],
    [text('players.owed'), owed],
  ];
  return (
    <SidePanelBody>
      <dl className={styles.sums}>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt className={styles.sumName}>{name}</dt>
            <dd className={styles.sum}>{formatter.money(amount)}</dd>
          </div>
        ))}
      </dl>
      <DebtsSection player={player} />
      {mayMove && (
        <div className={styles.buttons}>
          {MANUAL_LEDGER_KINDS.map((kind) => (
            <Button
              key={kind}
              appearance={kind === 'deposit' && owed === 0 ? 'primary' : 'secondary'}
              disabled={kind === 'withdrawal' && player.credit === 0}
              onClick={() => setMoving(kind)}
            >
              {text(`players.move.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      {ledger.isError && !ledger.data && (
        <LoadError
          title={text('failed.ledger')}
          reason={errorText(ledger.error)}
          onRetry={() => void ledger.refetch()}
        />
      )}
      {ledger.isPending && (
        <Skeleton aria-label={text('screen.loading')}>
          <SkeletonItem size={48} />
        </Skeleton>
      )}
      {ledger.isSuccess && entries.length === 0 && <Text>{text('players.ledger.none')}</Text>}
      {entries.length > 0 && (
        <ul className={styles.list} aria-label={text('players.ledger')}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <span>
                {text(`ledger.${entry.kind}`)}
                {entry.method && ` · ${text(`method.${entry.method}`)}`}
              </span>
              <span className={mergeClasses(styles.amount, entry.amount > 0 && styles.came)}>
                {entry.amount > 0 ? '+' : '−'}
                {formatter.money(Math.abs(entry.amount))}
              </span>
              <span className={styles.detail}>
                {formatter.dateTime(entry.created_at)}
                {entry.notes && ` · ${reasonText(entry.notes, text)}`}
                {entry.booking_id && (
                  <>
                    {' · '}
                    <Link className={styles.link} to={paths.event(entry.booking_id)}>
                      {text('players.ledger.booking')}
                    </Link>
                  </>
                )}
              </span>
              <span className={mergeClasses(styles.detail, styles.right)}>
                {text('players.ledger.after', { balance: formatter.money(entry.balance) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MorePages query={ledger} label={text('bookings.more')} className={styles.more} />
      <DialogHost open={moving !== null} onClose={() => setMoving(null)}>
        {moving && <CreditMovementDialog kind={moving} player={player} onClose={() => setMoving(null)} />}
      </DialogHost>
    </SidePanelBody>
  );
}
