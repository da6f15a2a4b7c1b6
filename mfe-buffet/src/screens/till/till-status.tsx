import type { Formatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, mergeClasses, TOUCH_HEIGHT, tokens } from '@canchero/shared-contracts/ui';
import { wasLeftOpen } from '../../cash-session/model/session-day';
import { useCurrentCash } from '../../cash-session/queries';
import { useOrders } from '../../order/queries';
import { paths } from '../../paths';
import { useText } from '../../text';

const PENDING = { state: 'pending' } as const;

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    padding: '4px 12px',
    ...TOUCH_HEIGHT,
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  // keeps the line on a phone, so that the tiles do not move under the finger
  room: { visibility: 'hidden' },
  open: { color: tokens.colorStatusSuccessForeground1, backgroundColor: tokens.colorStatusSuccessBackground1 },
  waiting: { color: tokens.colorStatusWarningForeground1, backgroundColor: tokens.colorStatusWarningBackground1 },
});

/** Number of pending orders, and the state of the cash, with the day if it was left open on an earlier one. */
export function TillStatus({ clubId, formatter }: { clubId: string; formatter: Formatter }) {
  const text = useText();
  const styles = useStyles();
  const pending = useOrders(clubId, PENDING);
  const cash = useCurrentCash(clubId);
  const pages = pending.data?.pages ?? [];
  const count = pages.reduce((sum, page) => sum + page.items.length, 0);
  const session = cash.data?.session;
  const leftOpen = session ? wasLeftOpen(session, Date.now(), formatter) : false;
  const cashText = () => {
    if (!session) return text('till.cashClosed');
    return leftOpen
      ? text('till.cashLeftOpen', { date: formatter.date(session.opened_at) })
      : text('till.cashOpen', { time: formatter.time(session.opened_at) });
  };
  return (
    <>
      {count > 0 && (
        <Link to={`${paths.orders}?state=pending`} className={mergeClasses(styles.link, styles.waiting)}>
          {text('till.pending', { count: pending.hasNextPage ? `${count}+` : String(count) })}
        </Link>
      )}
      {cash.isPending && (
        <span aria-hidden="true" className={mergeClasses(styles.link, styles.room)}>
          {text('till.cashClosed')}
        </span>
      )}
      {cash.data && (
        <Link
          to={paths.cash}
          className={mergeClasses(styles.link, Boolean(session) && (leftOpen ? styles.waiting : styles.open))}
        >
          {cashText()}
        </Link>
      )}
    </>
  );
}
