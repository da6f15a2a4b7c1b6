import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { useText } from '../../../text';
import { isUntouched, type Ticket } from '../model/ticket';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  customer: { flexGrow: 1, minWidth: 0, justifyContent: 'flex-start' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

interface TicketHeadProps {
  ticket: Ticket;
  onCustomer(): void;
  onExtras(): void;
  onFreeLine(): void;
  onDiscard(): void;
}

/** Whose ticket it is, and what is done with it less often. */
export function TicketHead({ ticket, onCustomer, onExtras, onFreeLine, onDiscard }: TicketHeadProps) {
  const text = useText();
  const styles = useStyles();
  const { customer, note, order } = ticket;
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
          onClick={onCustomer}
        >
          <span className={styles.name}>{customer.kind === 'none' ? text('customer.choose') : customer.name}</span>
        </Button>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={text('ticket.more')} />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={onExtras}>{text('ticket.extras')}</MenuItem>
              <MenuItem onClick={onFreeLine}>{text('ticket.free')}</MenuItem>
              <MenuItem disabled={isUntouched(ticket)} onClick={onDiscard}>
                {text(order ? 'takeUp.putBack' : 'ticket.discard')}
              </MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      </div>
      {order && <div className={styles.quiet}>{text('takeUp.of', { number: order.number })}</div>}
      {customer.kind === 'booking' && customer.detail && <div className={styles.quiet}>{customer.detail}</div>}
      {note && <div className={styles.quiet}>{note}</div>}
    </div>
  );
}
