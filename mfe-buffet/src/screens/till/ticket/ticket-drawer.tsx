import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@canchero/shared-contracts/ui-overlay';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { ReactNode } from 'react';
import { useText } from '../../../text';

const useStyles = makeStyles({
  drawer: { width: '100vw' },
  body: { display: 'flex', flexDirection: 'column', padding: '0 12px 12px' },
});

interface TicketDrawerProps {
  open: boolean;
  onClose(): void;
  /** The ticket. */
  children: ReactNode;
}

/** Drawer with the ticket on a phone. */
export function TicketDrawer({ open, onClose, children }: TicketDrawerProps) {
  const text = useText();
  const styles = useStyles();
  return (
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
  );
}
