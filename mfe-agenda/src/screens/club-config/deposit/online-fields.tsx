import { CLUB_RANGES, type Club, PAY_CHOICES } from '@canchero/shared-contracts/club';
import { CheckChoice, Field, Input, Switch } from '@canchero/shared-contracts/ui-forms';
import { wholeNumber } from '../model/whole-number';
import { useConfigStyles } from '../styles';
import { useText } from '../text';

/** Conditions of the club for online bookings, as they are typed. */
export interface OnlineDraft extends Pick<Club, 'pay_choices' | 'confirm_contact'> {
  reminder_hours: string;
}

/** Returns the typed hours of the reminder, or null if a club may not have them. */
export const reminderOf = (typed: string): number | null => wholeNumber(typed, CLUB_RANGES.reminder_hours);

/** Fields of what the club asks of those who book online. */
export function OnlineFields({ draft, edit }: { draft: OnlineDraft; edit(change: Partial<OnlineDraft>): void }) {
  const text = useText();
  const styles = useConfigStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('config.group.online')}</legend>
      <CheckChoice
        label={text('config.pay_choices')}
        options={PAY_CHOICES.map((choice) => [choice, text(`config.pay_choices.${choice}`)])}
        value={draft.pay_choices}
        hint={text('config.pay_choices.hint')}
        problem={draft.pay_choices.length === 0 ? text('config.problem.pay_choices') : undefined}
        onChange={(pay_choices) => edit({ pay_choices })}
      />
      <Field hint={text('config.confirm_contact.hint')}>
        <Switch
          label={text('config.confirm_contact')}
          checked={draft.confirm_contact}
          onChange={(_, { checked }) => edit({ confirm_contact: checked })}
        />
      </Field>
      <div className={styles.pair}>
        <Field
          label={text('config.reminder_hours')}
          hint={text('config.reminder_hours.hint')}
          className={styles.field}
          {...(reminderOf(draft.reminder_hours) === null && {
            validationState: 'error',
            validationMessage: text('config.problem.reminder'),
          })}
        >
          <Input
            type="number"
            {...CLUB_RANGES.reminder_hours}
            contentAfter="h"
            value={draft.reminder_hours}
            onChange={(_, { value }) => edit({ reminder_hours: value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
