import {
  makeStyles,
  mergeClasses,
  PickDate,
  tokens,
  useId,
  VISUALLY_HIDDEN,
  VisuallyHidden,
} from '@canchero/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';
import { WIDE } from '../layout';
import { daysAround, type OfferedDay } from '../model/choice';

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: VISUALLY_HIDDEN,
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  strip: {
    position: 'relative',
    display: 'flex',
    flexGrow: 1,
    gap: '8px',
    minWidth: 0,
    // room for the outline of a focused day, which the scroller would cut off
    padding: '4px 4px 4px 16px',
    marginLeft: '-16px',
    overflowX: 'auto',
    scrollPaddingInline: '16px',
    scrollbarWidth: 'none',
    [WIDE]: { paddingLeft: '24px', marginLeft: '-24px' },
  },
  /** Button of the calendar, as tall as a day. */
  calendar: {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '48px',
    minHeight: '76px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  day: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '60px',
    minHeight: '76px',
    padding: '8px 4px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  closed: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  chosen: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    border: `1px solid ${tokens.colorBrandBackground}`,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  number: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  struck: { textDecorationLine: 'line-through', fontWeight: tokens.fontWeightRegular },
  radio: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
});

interface DayStripProps {
  days: readonly OfferedDay[];
  value: string;
  onChange(date: string): void;
}

/** Days that the club offers, in a row that scrolls, with a calendar for those farther away. */
export function DayStrip({ days, value, onChange }: DayStripProps) {
  const styles = useStyles();
  const text = useText();
  const { formatDate } = useIntl();
  const name = useId('day');
  const [first, last] = [days[0], days.at(-1)];
  const chosen = useRef<HTMLLabelElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is scrolled into view
  useEffect(() => {
    const day = chosen.current;
    const strip = day?.parentElement;
    if (day && strip) strip.scrollLeft = day.offsetLeft - (strip.clientWidth - day.clientWidth) / 2;
  }, [value]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('choose.day')}</legend>
      <div className={styles.row}>
        <div className={styles.strip}>
          {daysAround(days, value).map(({ date, closed }) => {
            const at = `${date}T12:00:00Z`;
            const format = (options: Intl.DateTimeFormatOptions) => formatDate(at, { ...options, timeZone: 'UTC' });
            return (
              <label
                key={date}
                ref={date === value ? chosen : null}
                className={mergeClasses(styles.day, closed && styles.closed, date === value && styles.chosen)}
              >
                <input
                  type="radio"
                  name={name}
                  className={styles.radio}
                  checked={date === value}
                  onChange={() => onChange(date)}
                />
                <VisuallyHidden>
                  {format({ weekday: 'long', day: 'numeric', month: 'long' })}
                  {closed && `, ${text('choose.closed')}`}
                </VisuallyHidden>
                <span aria-hidden>{date === first?.date ? text('choose.today') : format({ weekday: 'short' })}</span>
                <span aria-hidden className={mergeClasses(styles.number, closed && styles.struck)}>
                  {format({ day: 'numeric' })}
                </span>
                <span aria-hidden>{format({ month: 'short' })}</span>
              </label>
            );
          })}
        </div>
        {first && last && (
          <div className={styles.calendar}>
            <PickDate value={value} onChange={onChange} min={first.date} max={last.date} size="large" />
          </div>
        )}
      </div>
    </fieldset>
  );
}
