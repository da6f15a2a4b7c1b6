import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { useText } from '../../../text';
import { type Ticket, ticketTotals } from '../model/ticket';
import type { Tickets } from '../model/tickets';

const useStyles = makeStyles({
  tabs: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  list: { display: 'flex', gap: '8px', padding: '2px', minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    flexShrink: 0,
    maxWidth: '160px',
    minHeight: '44px',
    padding: '0 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  count: { fontVariantNumeric: 'tabular-nums', opacity: 0.8 },
  add: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    marginLeft: 'auto',
    padding: 0,
    borderTopStyle: 'none',
    borderRightStyle: 'none',
    borderBottomStyle: 'none',
    borderLeftStyle: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontSize: '20px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

interface TicketTabsProps {
  tickets: Tickets;
  current: Ticket;
  onChoose(id: string): void;
  onOpen(): void;
}

/** Tabs of the open tickets by customer, and a button for one more. */
export function TicketTabs({ tickets, current, onChoose, onOpen }: TicketTabsProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.tabs}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div role="group" aria-label={text('till.tickets')} className={styles.list}>
        {tickets.map((ticket, i) => {
          const { count } = ticketTotals(ticket);
          return (
            <button
              key={ticket.id}
              type="button"
              className={mergeClasses(styles.tab, ticket.id === current.id && styles.current)}
              aria-pressed={ticket.id === current.id}
              onClick={() => onChoose(ticket.id)}
            >
              <span className={styles.name}>
                {ticket.customer.kind !== 'none'
                  ? ticket.customer.name
                  : ticket.order
                    ? text('orders.numbered', { number: ticket.order.number })
                    : text('ticket.number', { number: i + 1 })}
              </span>
              {count > 0 && <span className={styles.count}>{count}</span>}
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={styles.add}
        aria-label={text('ticket.new')}
        title={text('ticket.new')}
        aria-keyshortcuts="Alt+N"
        onClick={onOpen}
      >
        <AddRegular aria-hidden />
      </button>
    </div>
  );
}
