import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { useFormatter } from '@canchero/shared-contracts/kit';
import { type PriceRule, quoteOf } from '@canchero/shared-contracts/pricing';
import { Text } from '@canchero/shared-contracts/ui';
import { Checkbox, DateField, Field, Select, TimeField } from '@canchero/shared-contracts/ui-forms';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { useConfigStyles } from '../styles';
import { useText } from '../text';

const DURATIONS = [30, 60, 90, 120, 150, 180];

interface PricePreviewProps {
  club: Club;
  rules: readonly PriceRule[];
  courts: readonly Court[];
}

/** Preview of the price of a booking and of the rules that apply, computed by the function that the server uses. */
export function PricePreview({ club, rules, courts }: PricePreviewProps) {
  const text = useText();
  const styles = useConfigStyles();
  const formatter = useFormatter(club);
  const [courtId, setCourtId] = useState(courts[0]?.id ?? '');
  const [date, setDate] = useState(() => DateTime.now().setZone(club.timezone).toFormat('yyyy-MM-dd'));
  const [time, setTime] = useState('19:00');
  const [duration, setDuration] = useState(90);
  const [member, setMember] = useState(false);
  const court = courts.find(({ id }) => id === courtId) ?? courts[0];
  const start = DateTime.fromISO(`${date}T${time}`, { zone: club.timezone });
  const quote =
    court && start.isValid
      ? quoteOf(
          { court_id: court.id, start: start.toUTC().toISO(), duration },
          { rules, basePrice: court.base_price, timezone: club.timezone, currency: club.currency },
          member,
        )
      : null;
  const ruleName = (id: string | null) =>
    id === null
      ? text('config.prices.court')
      : text('config.prices.nth', { n: rules.findIndex((rule) => rule.id === id) + 1 });
  return (
    <section className={styles.preview} aria-label={text('config.trial')}>
      <Text as="h2" className={styles.sectionTitle}>
        {text('config.trial')}
      </Text>
      <div className={styles.filters}>
        <Field label={text('label.court')} className={styles.field}>
          <Select value={court?.id ?? ''} onChange={(_, { value }) => setCourtId(value)}>
            {courts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text('label.date')} className={styles.field}>
          <DateField value={date} onChange={setDate} />
        </Field>
        <Field label={text('form.start')} className={styles.field}>
          <TimeField value={time} onChange={setTime} />
        </Field>
        <Field label={text('form.duration')} className={styles.field}>
          <Select value={String(duration)} onChange={(_, { value }) => setDuration(Number(value))}>
            {DURATIONS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} {text('form.minutes')}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label={text('config.trial.member')}
          checked={member}
          onChange={(_, { checked }) => setMember(checked === true)}
        />
      </div>
      <output className={styles.result}>
        <span className={styles.sum}>{quote ? formatter.money(quote.price) : '–'}</span>
        <span className={styles.detail}>
          {quote?.lines
            .map(({ rule_id, minutes, amount }) =>
              text('config.trial.line', { rule: ruleName(rule_id), minutes, amount: formatter.money(amount) }),
            )
            .join(' + ')}
        </span>
      </output>
    </section>
  );
}
