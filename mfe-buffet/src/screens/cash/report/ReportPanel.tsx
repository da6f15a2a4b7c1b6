import type { CashSession } from '@canchero/shared-contracts/cash';
import type { Club } from '@canchero/shared-contracts/club';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { SidePanel, SidePanelBody, SidePanelFooter } from '@canchero/shared-contracts/ui-overlay';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { useState } from 'react';
import { useText } from '../../../text';
import { MovementList } from '../MovementList';
import { closingSums } from '../model/sums';
import { useCashStyles } from '../styles';
import { ClosingTable } from './ClosingTable';
import { Difference } from './Difference';
import { ReportSheet } from './ReportSheet';

interface ReportPanelProps {
  session: CashSession;
  club: Club;
  formatter: Formatter;
  onClose(): void;
}

/** A closed session: what should have been there, what was, and what lacks or is too much. */
export function ReportPanel({ session, club, formatter, onClose }: ReportPanelProps) {
  const text = useText();
  const styles = useCashStyles();
  const [printing, setPrinting] = useState(false);
  const sums = closingSums(session);
  if (!sums || !session.closed_at) return null;
  return (
    <SidePanel title={text('report.title')} close={text('form.close')} onClose={onClose}>
      <SidePanelBody>
        <span className={styles.quiet}>
          {text('report.span', {
            from: formatter.dateTime(session.opened_at),
            to: formatter.dateTime(session.closed_at),
          })}
        </span>
        <span className={styles.figure} role="status">
          <Difference amount={sums.difference} formatter={formatter} />
        </span>
        <ClosingTable sums={sums} formatter={formatter} />
        <div className={styles.head}>
          <span className={styles.quiet}>{text('cash.opening')}</span>
          <span>{formatter.money(session.opening_amount)}</span>
          <span className={styles.quiet}>{text('cash.payments')}</span>
          <span>{session.payments}</span>
        </div>
        <MovementList movements={session.movements} formatter={formatter} />
        {session.note && <Text>{session.note}</Text>}
      </SidePanelBody>
      <SidePanelFooter>
        <Button appearance="primary" icon={<PrintRegular />} onClick={() => setPrinting(true)}>
          {text('receipt.print')}
        </Button>
      </SidePanelFooter>
      {printing && (
        <ReportSheet session={session} club={club} formatter={formatter} onDone={() => setPrinting(false)} />
      )}
    </SidePanel>
  );
}
