import { lazyPart } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { memo, Suspense } from 'react';
import { useText } from '../../../text';
import type { Customer } from '../model/ticket';
import { MoreButton } from './more-button';
import type { TicketDialog } from './ticket-dialogs';

/** Comes after the first paint, with the overlays that it needs. */
const TicketMenu = lazyPart(() => import('./ticket-menu').then((m) => m.TicketMenu));

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
        <Suspense fallback={<MoreButton disabled className={styles.more} />}>
          <TicketMenu
            className={styles.more}
            resumed={orderNumber !== null}
            untouched={untouched}
            onDialog={onDialog}
            onDiscard={onDiscard}
          />
        </Suspense>
      </div>
      {orderNumber !== null && <div className={styles.quiet}>{text('resume.of', { number: orderNumber })}</div>}
      {customer.kind === 'booking' && customer.detail && <div className={styles.quiet}>{customer.detail}</div>}
      {note && <div className={styles.quiet}>{note}</div>}
    </div>
  );
});
