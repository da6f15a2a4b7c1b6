import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { memo } from 'react';
import { useText } from '../../../text';
import type { Customer } from '../model/ticket';
import type { TicketDialog } from './ticket-dialogs';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  customer: { flexGrow: 1, minWidth: 0, minHeight: '44px', justifyContent: 'flex-start' },
  more: { minWidth: '44px', minHeight: '44px' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

interface TicketHeadProps {
  customer: Customer;
  note: string;
  /** Number of the resumed order; null for a new sale. */
  orderNumber: number | null;
  untouched: boolean;
  onDialog(dialog: TicketDialog): void;
  onDiscard(): void;
}

/** Customer of the ticket, and its less frequent actions. */
export const TicketHead = memo(function TicketHead(props: TicketHeadProps) {
  const { customer, note, orderNumber, untouched, onDialog, onDiscard } = props;
  const text = useText();
  const styles = useStyles();
  return (
    <div>
      <div className={styles.head}>
        <Button
          className={styles.customer}
          icon={<PersonRegular />}
          aria-keyshortcuts="Alt+C"
          aria-label={
            customer.kind === 'none' ? text('customer.choose') : text('customer.change', { name: customer.name })
          }
          onClick={() => onDialog('customer')}
        >
          <span className={styles.name}>{customer.kind === 'none' ? text('customer.choose') : customer.name}</span>
        </Button>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              className={styles.more}
              icon={<MoreHorizontalRegular />}
              aria-label={text('ticket.more')}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={() => onDialog('extras')}>{text('ticket.extras')}</MenuItem>
              <MenuItem onClick={() => onDialog('free')}>{text('ticket.free')}</MenuItem>
              <MenuItem disabled={untouched} onClick={onDiscard}>
                {text(orderNumber !== null ? 'resume.putBack' : 'ticket.discard')}
              </MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      </div>
      {orderNumber !== null && <div className={styles.quiet}>{text('resume.of', { number: orderNumber })}</div>}
      {customer.kind === 'booking' && customer.detail && <div className={styles.quiet}>{customer.detail}</div>}
      {note && <div className={styles.quiet}>{note}</div>}
    </div>
  );
});
