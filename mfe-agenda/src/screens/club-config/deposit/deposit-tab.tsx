import { CLUB_RANGES, type Club } from '@canchero/shared-contracts/club';
import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { useFormatter } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { useIntl } from 'react-intl';
import { wholeNumber } from '../model/whole-number';
import { SectionForm } from '../section-form';
import { useConfigStyles } from '../styles';
import { useText } from '../text';
import { type ClubSource, type Section, useClubForm } from '../use-club-form';
import { type OnlineDraft, OnlineFields, reminderOf } from './online-fields';

const PERCENT = { min: 1, max: 100 };

interface DepositDraft extends OnlineDraft {
  deposit_type: Club['deposit_type'];
  deposit_value: string;
  cancel_hours: string;
  hold_minutes: string;
}

const depositOf = ({ deposit_type, deposit_value }: DepositDraft): number | null => {
  if (deposit_type === 'none') return 0;
  // a deposit of 0 is invalid; the type `none` means no deposit
  return deposit_type === 'percent' ? wholeNumber(deposit_value, PERCENT) : parseAmount(deposit_value) || null;
};

const section: Section<DepositDraft> = {
  draftOf: (club) => ({
    deposit_type: club.deposit_type,
    deposit_value: club.deposit_type === 'percent' ? String(club.deposit_value) : amountText(club.deposit_value),
    cancel_hours: String(club.cancel_hours),
    hold_minutes: String(club.hold_minutes),
    pay_choices: club.pay_choices,
    confirm_contact: club.confirm_contact,
    reminder_hours: String(club.reminder_hours),
  }),
  changeOf: (draft) => {
    const deposit_value = depositOf(draft);
    const cancel_hours = wholeNumber(draft.cancel_hours, CLUB_RANGES.cancel_hours);
    const hold_minutes = wholeNumber(draft.hold_minutes, CLUB_RANGES.hold_minutes);
    const reminder_hours = reminderOf(draft.reminder_hours);
    if (deposit_value === null || cancel_hours === null || hold_minutes === null) return null;
    if (reminder_hours === null || draft.pay_choices.length === 0) return null;
    const { deposit_type, pay_choices, confirm_contact } = draft;
    return { deposit_type, deposit_value, cancel_hours, hold_minutes, pay_choices, confirm_contact, reminder_hours };
  },
};

const LABELS = {
  deposit_type: 'config.deposit_type',
  deposit_value: 'config.deposit_value',
  cancel_hours: 'config.cancel_hours',
  hold_minutes: 'config.hold_minutes',
  pay_choices: 'config.pay_choices',
  confirm_contact: 'config.confirm_contact',
  reminder_hours: 'config.reminder_hours',
} as const;
const TYPES = ['none', 'fixed', 'percent'] as const;

/** Tab with what online bookings ask for, the deposit and the cancellation deadline. */
export function DepositTab({ source, onDirty }: { source: ClubSource; onDirty(dirty: boolean): void }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const styles = useConfigStyles();
  const formatter = useFormatter(source.club);
  const form = useClubForm(source, section);
  const { draft, edit } = form;
  const show = (d: DepositDraft, key: keyof DepositDraft) => {
    if (key === 'deposit_type') return text(`config.deposit.${d.deposit_type}`);
    if (key === 'pay_choices') return d.pay_choices.map((choice) => text(`config.pay_choices.${choice}`)).join(', ');
    return key === 'confirm_contact' ? text(d.confirm_contact ? 'config.yes' : 'config.no') : d[key];
  };
  const bad = (ok: boolean, message: 'config.problem.percent' | 'config.problem.hours' | 'config.problem.minutes') =>
    ok ? {} : ({ validationState: 'error', validationMessage: text(message) } as const);
  const value = depositOf(draft);
  const policy = text(`config.deposit.policy.${draft.deposit_type}`, {
    amount:
      draft.deposit_type === 'fixed'
        ? formatter.money(value ?? 0)
        : formatNumber((value ?? 0) / 100, { style: 'percent' }),
    hours: wholeNumber(draft.cancel_hours, CLUB_RANGES.cancel_hours) ?? 0,
  });
  return (
    <SectionForm form={form} labels={LABELS} show={show} onDirty={onDirty}>
      <OnlineFields draft={draft} edit={edit} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('config.tab.deposit')}</legend>
        <div className={styles.pair}>
          <Field label={text('config.deposit_type')} className={styles.field}>
            <Select
              value={draft.deposit_type}
              onChange={(_, data) =>
                edit({ deposit_type: data.value as DepositDraft['deposit_type'], deposit_value: '' })
              }
            >
              {TYPES.map((type) => (
                <option key={type} value={type}>
                  {text(`config.deposit.${type}`)}
                </option>
              ))}
            </Select>
          </Field>
          {draft.deposit_type === 'fixed' && (
            <AmountField
              label={text('config.deposit_value')}
              value={draft.deposit_value}
              error={value === null ? text('courts.problem.price') : undefined}
              onChange={(deposit_value) => edit({ deposit_value })}
            />
          )}
          {draft.deposit_type === 'percent' && (
            <Field
              label={text('config.deposit_value')}
              className={styles.field}
              {...bad(value !== null, 'config.problem.percent')}
            >
              <Input
                type="number"
                {...PERCENT}
                contentAfter="%"
                value={draft.deposit_value}
                onChange={(_, data) => edit({ deposit_value: data.value })}
              />
            </Field>
          )}
        </div>
        <div className={styles.pair}>
          <Field
            label={text('config.cancel_hours')}
            hint={text('config.cancel_hours.hint')}
            className={styles.field}
            {...bad(wholeNumber(draft.cancel_hours, CLUB_RANGES.cancel_hours) !== null, 'config.problem.hours')}
          >
            <Input
              type="number"
              {...CLUB_RANGES.cancel_hours}
              contentAfter="h"
              value={draft.cancel_hours}
              onChange={(_, data) => edit({ cancel_hours: data.value })}
            />
          </Field>
          <Field
            label={text('config.hold_minutes')}
            hint={text('config.hold_minutes.hint')}
            className={styles.field}
            {...bad(wholeNumber(draft.hold_minutes, CLUB_RANGES.hold_minutes) !== null, 'config.problem.minutes')}
          >
            <Input
              type="number"
              {...CLUB_RANGES.hold_minutes}
              contentAfter={text('form.minutes')}
              value={draft.hold_minutes}
              onChange={(_, data) => edit({ hold_minutes: data.value })}
            />
          </Field>
        </div>
        <div className={styles.preview}>
          <Text className={styles.detail}>{text('config.deposit.policy')}</Text>
          <Text>{section.changeOf(draft) === null ? '–' : policy}</Text>
        </div>
      </fieldset>
    </SectionForm>
  );
}
