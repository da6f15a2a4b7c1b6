import { SNAP_MINUTES } from '@canchero/shared-contracts/booking';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import type { Court } from '@canchero/shared-contracts/court';
import { useDirtyForm, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { type PriceRule, pricingErrors, RULE_RANGES } from '@canchero/shared-contracts/pricing';
import { Button } from '@canchero/shared-contracts/ui';
import { AmountField, CheckChoice, DateField, Field, Input, TimeField } from '@canchero/shared-contracts/ui-forms';
import { FormPanel, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useFormDraft } from '../../../form-draft';
import { useSettled } from '../../../use-settled';
import { passesMidnight } from '../model/opening-hours';
import {
  emptyRule,
  isAllDay,
  membersPayMore,
  type RuleProblem,
  ruleDraftOf,
  ruleOf,
  ruleProblems,
} from '../model/price-rule-draft';
import type { usePriceRules } from '../queries';
import { RemovalConfirmation } from '../removal-confirmation';
import { useConfigStyles } from '../styles';
import { useText } from '../text';
import { WeekdayChoices } from './weekday-choices';

/** Milliseconds without a key after which a price counts as typed: its first digits are below that of members. */
const TYPING_PAUSE_MS = 800;

export interface RuleDrawerProps {
  /** Null for a new rule. */
  rule: PriceRule | null;
  /** True for a rule that was removed meanwhile. */
  gone: boolean;
  courts: readonly Court[];
  actions: Pick<ReturnType<typeof usePriceRules>, 'create' | 'change' | 'remove' | 'refresh'>;
  onClose(): void;
}

/** Drawer that creates, changes or removes a price rule. */
export function RuleDrawer({ rule, gone, courts, actions, onClose }: RuleDrawerProps) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useConfigStyles();
  const host = useHost();
  const [fresh] = useState(emptyRule);
  const { draft, dirty, edit } = useFormDraft(rule ? ruleDraftOf(rule) : fresh, rule?.version);
  useDirtyForm('price-rule', dirty, true);
  const [tried, setTried] = useState(false);
  const title = text(rule ? 'config.prices.edit' : 'config.prices.new');
  const [failure, fail] = useFailure(title, errorText);
  const [removing, setRemoving] = useState(false);
  const close = useWhileOpen(onClose);
  const priceRests = useSettled(draft.price, TYPING_PAUSE_MS) === draft.price;
  const problems = tried ? ruleProblems(draft) : [];
  const datesRefused = isError(failure, pricingErrors.price_rule_dates);
  const problem = (field: RuleProblem) => problems.includes(field) || (field === 'valid_to' && datesRefused);
  const said = (field: RuleProblem) => {
    if (!problem(field)) return undefined;
    const isPrice = field === 'price' || field === 'member_price';
    return text(isPrice ? 'courts.problem.price' : `config.prices.problem.${field}`);
  };
  const wrong = (field: RuleProblem) =>
    problem(field) ? ({ validationState: 'error', validationMessage: said(field) } as const) : {};
  const submit = async () => {
    setTried(true);
    fail(null);
    if (ruleProblems(draft).length > 0) return;
    try {
      if (rule) await actions.change(rule.id, { ...ruleOf(draft), version: rule.version });
      else await actions.create(ruleOf(draft));
      host.toast({ intent: 'success', body: text(rule ? 'config.prices.saved' : 'config.prices.created') });
      close();
    } catch (error) {
      fail(error);
      if (isError(error, commonErrors.stale_version)) await actions.refresh();
    }
  };
  const remove = async () => {
    await actions.remove((rule as PriceRule).id);
    host.toast({ intent: 'success', body: text('config.prices.removed') });
    close();
  };
  const told = () => {
    if (gone && !removing) return text('form.gone');
    if (isError(failure, commonErrors.stale_version)) return text('configuring.stale');
    return failure !== null && !datesRefused && errorText(failure);
  };
  const hours = { open: draft.from, close: draft.to };
  return (
    <FormPanel
      title={title}
      dirty={dirty}
      submit={text(rule ? 'form.save' : 'config.prices.create')}
      disabled={gone || (rule !== null && !dirty)}
      failure={told()}
      actions={rule && <Button onClick={() => setRemoving(true)}>{text('config.prices.remove')}</Button>}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Field label={text('config.prices.from')} className={styles.field} {...wrong('hours')}>
          <TimeField value={draft.from} onChange={(from) => edit({ from })} />
        </Field>
        <Field
          label={text('label.until')}
          className={styles.field}
          {...(passesMidnight(hours) && {
            hint: text(isAllDay(draft) ? 'config.prices.allDay' : 'config.hours.nextDay'),
          })}
        >
          <TimeField value={draft.to} onChange={(to) => edit({ to })} />
        </Field>
      </div>
      <WeekdayChoices chosen={draft.weekdays} onChange={(weekdays) => edit({ weekdays })} />
      <CheckChoice
        label={text('courts.title')}
        hint={text('config.prices.courts.hint')}
        options={courts.map(({ id, name }) => [id, name])}
        value={draft.court_ids}
        onChange={(court_ids) => edit({ court_ids })}
      />
      <Field label={text('config.prices.duration')} hint={text('config.prices.duration.hint')} {...wrong('duration')}>
        <Input
          type="number"
          {...RULE_RANGES.duration}
          step={SNAP_MINUTES}
          contentAfter={text('form.minutes')}
          value={draft.duration}
          onChange={(_, { value }) => edit({ duration: value })}
        />
      </Field>
      <div className={styles.pair}>
        <AmountField
          label={draft.duration ? text('config.prices.price.whole') : text('courts.price')}
          value={draft.price}
          error={said('price')}
          onChange={(price) => edit({ price })}
        />
        <AmountField
          label={text('config.prices.memberPrice')}
          hint={text('config.prices.memberPrice.hint')}
          value={draft.member_price}
          error={said('member_price')}
          warning={priceRests && membersPayMore(draft) ? text('config.prices.memberPrice.more') : undefined}
          onChange={(member_price) => edit({ member_price })}
        />
      </div>
      <div className={styles.pair}>
        <Field label={text('config.prices.validFrom')} className={styles.field}>
          <DateField value={draft.valid_from} onChange={(valid_from) => edit({ valid_from })} />
        </Field>
        <Field label={text('config.prices.validTo')} className={styles.field} {...wrong('valid_to')}>
          <DateField value={draft.valid_to} onChange={(valid_to) => edit({ valid_to })} />
        </Field>
      </div>
      <Field label={text('config.prices.priority')} hint={text('config.prices.priority.hint')} {...wrong('priority')}>
        <Input
          type="number"
          {...RULE_RANGES.priority}
          value={draft.priority}
          onChange={(_, { value }) => edit({ priority: value })}
        />
      </Field>
      {removing && (
        <RemovalConfirmation
          title={text('config.prices.remove.title')}
          confirm={text('config.prices.remove')}
          onRemove={remove}
          onKeep={() => setRemoving(false)}
        >
          {text('config.prices.remove.body')}
        </RemovalConfirmation>
      )}
    </FormPanel>
  );
}
