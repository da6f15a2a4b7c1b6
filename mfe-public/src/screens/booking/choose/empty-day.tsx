import type { PublicClub } from '@canchero/shared-contracts/club';
import { chatLink } from '@canchero/shared-contracts/core';
import { Button, makeStyles, Spinner, tokens } from '@canchero/shared-contracts/ui';
import { CalendarCancel24Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';
import type { Choice, OfferedDay } from '../model/choice';
import { useNextFreeDay } from '../queries';

const useStyles = makeStyles({
  empty: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    padding: '32px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    textAlign: 'center',
    textWrap: 'balance',
  },
  text: { margin: 0 },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  next: { minHeight: '44px' },
});

interface EmptyDayProps {
  club: PublicClub;
  choice: Choice;
  days: readonly OfferedDay[];
  closed: boolean;
  choose(part: Partial<Choice>): void;
}

/** Day without a free start, or on which the club is closed: why, and the next day that has one. */
export function EmptyDay({ club, choice, days, closed, choose }: EmptyDayProps) {
  const styles = useStyles();
  const text = useText();
  const { formatDate } = useIntl();
  const next = useNextFreeDay(club, choice, days, true);
  const reason = club.closed_days.find(({ date }) => date === choice.date)?.name;
  const chat = chatLink(club.whatsapp, text('club.chat.message', { club: club.name }));
  const dayName = (date: string) =>
    formatDate(`${date}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div role="status" className={styles.empty}>
      <CalendarCancel24Regular aria-hidden />
      <p className={`${styles.text} ${styles.title}`}>
        {closed ? text('choose.closedDay', { reason: reason || 'none' }) : text('choose.none')}
      </p>
      {next.isFetching && !next.data && <Spinner size="tiny" label={text('choose.searching')} />}
      {next.data && (
        <Button
          appearance="primary"
          className={styles.next}
          onClick={() => next.data && choose({ date: next.data.date })}
        >
          {text('choose.next', { date: dayName(next.data.date), starts: next.data.starts })}
        </Button>
      )}
      {next.data === null && (
        <p className={styles.text}>
          {text('choose.noneSoon')}{' '}
          {chat && (
            <a href={chat} target="_blank" rel="noopener noreferrer">
              {text('choose.askClub')}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
