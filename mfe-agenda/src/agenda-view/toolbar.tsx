import { isAgendaYear } from '@canchero/shared-contracts/booking';
import type { Language } from '@canchero/shared-contracts/core';
import { Button, makeStyles, mergeClasses, PickDate, tokens, VISUALLY_HIDDEN } from '@canchero/shared-contracts/ui';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { shiftDate, shiftMonth } from '../bookings-data/model/club-day';
import { useText } from '../text';
import type { AgendaNavigation, AgendaView } from './use-agenda-view';
import { ViewSwitch } from './view-switch';

interface ToolbarProps {
  /** Day or month that is shown. */
  title: string;
  /** The same for where there is little room. Default: `title`. */
  shortTitle?: string;
  view: AgendaView;
  navigation: AgendaNavigation;
  onNew(): void;
  /** Disabled while nothing can be booked. */
  canCreate: boolean;
  /** Further actions, beside the views. */
  actions?: ReactNode;
  /** The filters. */
  children: ReactNode;
}

/** Widths at which a long date has no room, the year of another one least of all. */
const NARROW = '@media (min-width: 601px) and (max-width: 1599px), (max-width: 360px)';

const useStyles = makeStyles({
  bar: {
    '@media print': { display: 'none' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    '@media (max-width: 600px), (min-width: 1400px) and (max-width: 1680px)': { '--touch-width': '32px' },
  },
  dates: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  today: { minWidth: '64px' },
  actions: { display: 'flex', alignItems: 'center', '@media (max-width: 600px)': { order: 1, marginLeft: 'auto' } },
  // beside the title on a phone
  create: { marginLeft: 'auto', '@media (max-width: 600px)': { minWidth: 0, order: -1 } },
  createText: {
    '@media (max-width: 600px)': VISUALLY_HIDDEN,
  },
  filters: { '@media (max-width: 600px)': { flexBasis: '100%', order: 2 } },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    // what short dates need in every language: a longer text takes no button to another row
    flex: '1 1 150px',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '::first-letter': { textTransform: 'uppercase' },
    '@media (max-width: 600px)': { order: -1, flexBasis: '160px' },
  },
  long: { [NARROW]: { display: 'none' } },
  short: { display: 'none', [NARROW]: { display: 'inline' } },
});

/** Returns weekday, day and month of a date, and the year if it is not the current one. Short ones have no "de". */
export function useDateText(date: string, today: string, names: 'long' | 'short' = 'long'): string {
  const { locale } = useIntl();
  return useMemo(() => dateText(date, today, locale as Language, names), [date, today, locale, names]);
}

function dateText(date: string, today: string, locale: Language, names: 'long' | 'short'): string {
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  const text = new Intl.DateTimeFormat(locale, {
    weekday: names,
    day: 'numeric',
    month: names,
    ...(!sameYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
  return names === 'short' ? text.replaceAll(' de ', ' ') : text;
}

export function Toolbar({ title, shortTitle, view, navigation, onNew, canCreate, actions, children }: ToolbarProps) {
  const text = useText();
  const styles = useStyles();
  const { date, today, kind } = view;
  const isMonth = kind === 'month';
  const shift = isMonth ? shiftMonth : shiftDate;
  const stepButton = (by: number, label: string) => ({
    appearance: 'subtle' as const,
    'aria-label': label,
    title: label,
    disabledFocusable: !isAgendaYear(shift(date, by)),
    onClick: () => navigation.goTo(shift(date, by)),
  });
  const isNow = isMonth ? date.slice(0, 7) === today.slice(0, 7) : date === today;
  return (
    <div className={styles.bar}>
      <div className={styles.dates}>
        <Button className={styles.today} onClick={() => navigation.goTo(today)} disabled={isNow} aria-keyshortcuts="T">
          {text('agenda.today')}
        </Button>
        <Button
          icon={<ChevronLeftRegular />}
          aria-keyshortcuts="["
          {...stepButton(-1, text(isMonth ? 'agenda.previousMonth' : 'agenda.previousDay'))}
        />
        <Button
          icon={<ChevronRightRegular />}
          aria-keyshortcuts="]"
          {...stepButton(1, text(isMonth ? 'agenda.nextMonth' : 'agenda.nextDay'))}
        />
        <PickDate value={date} onChange={navigation.goTo} />
      </div>
      <h1 className={styles.title} aria-live="polite" aria-label={title} title={title}>
        <span className={mergeClasses(shortTitle !== undefined && styles.long)}>{title}</span>
        {shortTitle !== undefined && <span className={styles.short}>{shortTitle}</span>}
      </h1>
      <div className={styles.filters}>{children}</div>
      <ViewSwitch kind={kind} onShow={navigation.show} />
      <div className={styles.actions}>{actions}</div>
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
