import type { Formatter } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, TOUCH_TARGETS, tokens } from '@canchero/shared-contracts/ui';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@canchero/shared-contracts/ui-overlay';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { ReactNode } from 'react';
import { useText } from '../../../text';
import type { TicketTotals } from '../model/ticket';

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
  drawer: { width: '100vw', ...TOUCH_TARGETS },
  body: { display: 'flex', flexDirection: 'column', padding: '0 12px 12px' },
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
      <OverlayDrawer
        open={open}
        position="end"
        className={styles.drawer}
        aria-label={text('ticket.label')}
        onOpenChange={(_, data) => !data.open && onClose()}
      >
        <DrawerHeader>
          <DrawerHeaderTitle
            action={
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={text('form.close')} onClick={onClose} />
            }
          >
            {text('ticket.label')}
          </DrawerHeaderTitle>
        </DrawerHeader>
        <DrawerBody className={styles.body}>{open && children}</DrawerBody>
      </OverlayDrawer>
    </>
  );
}
