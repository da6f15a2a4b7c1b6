import type { ClosedDay, OpeningStretch } from '@canchero/shared-contracts/club';
import { Button, mergeClasses, Text } from '@canchero/shared-contracts/ui';
import { TimeField } from '@canchero/shared-contracts/ui-forms';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { byDate, faultyClosedDay } from '../model/closed-days';
import {
  copied,
  faultyWeekday,
  hasRoom,
  isWhole,
  passesMidnight,
  shownTime,
  stretchesOf,
  WEEKDAYS,
  withDay,
  withMore,
} from '../model/opening-hours';
import { SectionForm } from '../section-form';
import { useConfigStyles } from '../styles';
import { useText } from '../text';
import { type ClubSource, type Section, useClubForm } from '../use-club-form';
import { useWeekdayName } from '../use-weekday-name';
import { ClosedDays } from './closed-days';
import { OutsideHours } from './outside-hours';

interface HoursDraft {
  opening_hours: OpeningStretch[];
  closed_days: ClosedDay[];
}

const section: Section<HoursDraft> = {
  draftOf: ({ opening_hours, closed_days }) => ({ opening_hours, closed_days }),
  changeOf: ({ opening_hours, closed_days }) =>
    faultyWeekday(opening_hours) === null && faultyClosedDay(closed_days) === null
      ? { opening_hours, closed_days: byDate(closed_days) }
      : null,
};

/** Tab with the opening hours of each weekday, and the dates on which the club is closed. */
export function HoursTab({ source, onDirty }: { source: ClubSource; onDirty(dirty: boolean): void }) {
  const text = useText();
  const styles = useConfigStyles();
  const dayName = useWeekdayName();
  const form = useClubForm(source, section);
  const hours = form.draft.opening_hours;
  const faulty = faultyWeekday(hours);
  const set = (opening_hours: OpeningStretch[]) => form.edit({ opening_hours });
  const show = (draft: HoursDraft, key: keyof HoursDraft) =>
    key === 'closed_days'
      ? draft.closed_days.map(({ date, name }) => `${date} ${name}`.trim()).join(', ')
      : draft.opening_hours.map((h) => `${dayName(h.weekday, 'short')} ${h.open}–${h.close}`).join(', ');
  const change = (weekday: number, index: number, part: Partial<OpeningStretch>) =>
    set(
      withDay(
        hours,
        weekday,
        stretchesOf(hours, weekday).map((one, i) => (i === index ? { ...one, ...part } : one)),
      ),
    );
  return (
    <SectionForm
      form={form}
      labels={{ opening_hours: 'config.tab.hours', closed_days: 'config.closedDays' }}
      show={show}
      ownErrors={['opening_hours_overlap']}
      notice={<OutsideHours club={source.club} />}
      onDirty={onDirty}
    >
      <div>
        <Text className={styles.hint}>{text(hours.length === 0 ? 'config.hours.always' : 'config.hours.hint')}</Text>
        {WEEKDAYS.map((weekday) => {
          const day = dayName(weekday);
          const stretches = stretchesOf(hours, weekday);
          return (
            <fieldset key={weekday} className={styles.day} aria-label={day}>
              <span className={styles.dayName}>{day}</span>
              <div className={styles.spans}>
                {stretches.length === 0 && (
                  <span className={styles.closed}>
                    {text(hours.length === 0 ? 'config.hours.allDay' : 'config.hours.closed')}
                  </span>
                )}
                {stretches.map((stretch, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no id
                  <div key={i} className={styles.span}>
                    <TimeField
                      className={styles.time}
                      aria-label={text('config.hours.open', { day })}
                      value={stretch.open}
                      onChange={(open) => change(weekday, i, { open: shownTime(open) })}
                    />
                    –
                    <TimeField
                      className={styles.time}
                      aria-label={text('config.hours.close', { day })}
                      value={shownTime(stretch.close)}
                      onChange={(close) => change(weekday, i, { close })}
                    />
                    <Button
                      appearance="subtle"
                      icon={<DismissRegular />}
                      aria-label={text('config.hours.remove', { day })}
                      onClick={() =>
                        set(
                          withDay(
                            hours,
                            weekday,
                            stretches.filter((_, at) => at !== i),
                          ),
                        )
                      }
                    />
                    {passesMidnight(stretch) && <span className={styles.detail}>{text('config.hours.nextDay')}</span>}
                  </div>
                ))}
                {faulty === weekday && (
                  <Text role="alert" className={mergeClasses(styles.error, styles.detail)}>
                    {text(hours.every(isWhole) ? 'error.opening_hours_overlap' : 'config.hours.problem')}
                  </Text>
                )}
              </div>
              <span>
                <Button
                  appearance="subtle"
                  icon={<AddRegular />}
                  aria-label={text('config.hours.add', { day })}
                  disabled={!hasRoom(hours, weekday)}
                  onClick={() => set(withMore(hours, weekday))}
                />
                <Button
                  appearance="subtle"
                  icon={<CopyRegular />}
                  aria-label={text('config.hours.copy', { day })}
                  disabled={stretches.length === 0}
                  onClick={() => set(copied(hours, weekday))}
                />
              </span>
            </fieldset>
          );
        })}
      </div>
      <ClosedDays
        club={source.club}
        days={form.draft.closed_days}
        onChange={(closed_days) => form.edit({ closed_days })}
      />
    </SectionForm>
  );
}
