import type { Language } from '@canchero/shared-contracts/core';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isDate, shiftDate } from '../../../club-bookings/model/day';
import { useText } from '../../../text';
import { useFieldStyles } from './field-styles';

interface ToolbarProps {
  date: string;
  today: string;
  onDate(date: string): void;
  onNew(): void;
  /** Disabled while nothing can be booked. */
  canCreate: boolean;
  children: ReactNode;
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '8px' },
  dates: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  today: { minWidth: '64px' },
  create: { '@media (max-width: 600px)': { minWidth: 0, marginLeft: 'auto', order: 1 } },
  createText: {
    '@media (max-width: 600px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  filters: { '@media (max-width: 600px)': { flexBasis: '100%', order: 2 } },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    flexGrow: 1,
    '::first-letter': { textTransform: 'uppercase' },
    '@media (max-width: 600px)': { fontSize: tokens.fontSizeBase400, flexBasis: '100%', order: -1 },
  },
});

/** Text of a calendar date: weekday, day and month; the year where it is not today's. */
export function useDateText(date: string, today: string): string {
  const { locale } = useIntl();
  return useMemo(() => dateText(date, today, locale as Language), [date, today, locale]);
}

function dateText(date: string, today: string, locale: Language): string {
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}

export function Toolbar({ date, today, onDate, onNew, canCreate, children }: ToolbarProps) {
  const text = useText();
  const styles = useStyles();
  const fields = useFieldStyles();
  const title = useDateText(date, today);
  return (
    <div className={styles.bar}>
      <div className={styles.dates}>
        <Button className={styles.today} onClick={() => onDate(today)} disabled={date === today} aria-keyshortcuts="T">
          {text('agenda.today')}
        </Button>
        <Button
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label={text('agenda.previousDay')}
          title={text('agenda.previousDay')}
          aria-keyshortcuts="["
          onClick={() => onDate(shiftDate(date, -1))}
        />
        <Button
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label={text('agenda.nextDay')}
          title={text('agenda.nextDay')}
          aria-keyshortcuts="]"
          onClick={() => onDate(shiftDate(date, 1))}
        />
        <input
          type="date"
          className={fields.field}
          aria-label={text('agenda.pickDate')}
          value={date}
          onChange={(event) => isDate(event.target.value) && onDate(event.target.value)}
        />
      </div>
      <h1 className={styles.title} aria-live="polite">
        {title}
      </h1>
      <div className={styles.filters}>{children}</div>
      <Button
        className={styles.create}
        appearance="primary"
        icon={<AddRegular />}
        onClick={onNew}
        disabled={!canCreate}
        aria-keyshortcuts="N"
      >
        <span className={styles.createText}>{text('agenda.newBooking')}</span>
      </Button>
    </div>
  );
}
