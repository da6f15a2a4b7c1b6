import { type Formatter, lazyPart } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { type ReactNode, Suspense } from 'react';
import { useText } from '../../../text';
import type { TicketTotals } from '../model/ticket';

/** Comes after the first paint, with the overlays that it needs. */
const TicketDrawer = lazyPart(() => import('./ticket-drawer').then((m) => m.TicketDrawer));

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: '52px',
    padding: '0 16px',
    fontSize: tokens.fontSizeBase400,
    fontVariantNumeric: 'tabular-nums',
  },
  row: { display: 'flex', justifyContent: 'space-between', width: '100%', gap: '12px' },
});

interface TicketBarProps {
  totals: TicketTotals;
  formatter: Formatter;
  open: boolean;
  onOpen(): void;
  onClose(): void;
  /** The ticket. */
  children: ReactNode;
}

/** Bar of a phone with the ticket's total, and the ticket as a drawer. */
export function TicketBar({ totals, formatter, open, onOpen, onClose, children }: TicketBarProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <>
      <Button appearance="primary" className={styles.bar} onClick={onOpen}>
        <span className={styles.row}>
          <span>{text('ticket.show', { count: totals.count })}</span>
          <span>{formatter.money(totals.total)}</span>
        </span>
      </Button>
      <Suspense>
        <TicketDrawer open={open} onClose={onClose}>
          {children}
        </TicketDrawer>
      </Suspense>
    </>
  );
}
