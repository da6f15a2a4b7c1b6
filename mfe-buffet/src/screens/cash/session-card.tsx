import type { CashSession } from '@canchero/shared-contracts/cash';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody, Subtitle1 } from '@canchero/shared-contracts/ui';
import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { wasLeftOpen } from '../../cash-session/model/session-day';
import { useText } from '../../text';
import { movementSums } from './model/sums';
import { MovementList } from './movement-list';
import { useCashStyles } from './styles';

interface SessionCardProps {
  session: CashSession;
  /** True if the plan no longer has the buffet, whose cash this is. */
  leftByPlan: boolean;
  formatter: Formatter;
  onPanel(panel: 'in' | 'out' | 'count'): void;
}

/** Open session with its movements. The expected amount stays hidden until the count. */
export function SessionCard({ session, leftByPlan, formatter, onPanel }: SessionCardProps) {
  const text = useText();
  const styles = useCashStyles();
  const sums = movementSums(session);
  const isOld = wasLeftOpen(session, Date.now(), formatter);
  const notice = leftByPlan ? 'cash.leftByPlan' : isOld && 'cash.leftOpen';
  const figures: [string, string][] = [
    [text('cash.opening'), formatter.money(session.opening_amount)],
    [text('cash.in'), formatter.money(sums.in)],
    [text('cash.out'), formatter.money(sums.out)],
    [text('cash.payments'), String(session.payments)],
  ];
  return (
    <section className={styles.card} aria-label={text('cash.session')}>
      <div className={styles.head}>
        <Subtitle1 as="h2" className={styles.title}>
          {text('cash.openSince', { time: formatter.dateTime(session.opened_at) })}
        </Subtitle1>
        {session.opened_by_name && <span className={styles.quiet}>{session.opened_by_name}</span>}
        <div className={styles.actions}>
          <Button icon={<ArrowDownRegular />} onClick={() => onPanel('in')}>
            {text('cash.move.in')}
          </Button>
          <Button icon={<ArrowUpRegular />} onClick={() => onPanel('out')}>
            {text('cash.move.out')}
          </Button>
          <Button appearance="primary" onClick={() => onPanel('count')}>
            {text('cash.count')}
          </Button>
        </div>
      </div>
      {notice && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{text(notice)}</MessageBarBody>
        </MessageBar>
      )}
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      <MovementList session={session} formatter={formatter} />
      <span className={styles.quiet}>{text('cash.blind')}</span>
    </section>
  );
}
