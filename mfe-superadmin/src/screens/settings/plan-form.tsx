import type { AdminSettings, PlanPreview } from '@canchero/shared-contracts/admin-setting';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';
import { type TypedTerms, termsOf, typedOf } from './model/terms';
import { useSettingActions } from './queries';
import { TermsFields } from './terms-fields';

interface PlanFormProps {
  plan: AdminSettings['plans'][number];
  onSaved(): void;
  onClose(): void;
}

/** Changes the terms of a plan. Shows the numbers of affected owners and clubs before saving. */
export function PlanForm({ plan, onSaved, onClose }: PlanFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const { previewPlan, changePlan } = useSettingActions();
  const [typed, setTyped] = useState<TypedTerms>(() => typedOf(plan));
  const [reason, setReason] = useState('');
  const [preview, setPreview] = useState<PlanPreview | null>(null);
  const terms = termsOf(typed);
  const submit = async () => {
    if (!terms) return false;
    if (!preview) {
      setPreview(await previewPlan(plan.id, terms));
      return false;
    }
    await changePlan(plan.id, { ...terms, version: plan.version, reason: reason.trim() });
    onSaved();
    return true;
  };
  return (
    <DialogForm
      title={text('settings.editNamed', { name: plan.name })}
      action={text(preview ? 'settings.save' : 'settings.preview')}
      ready={terms !== null && isReason(reason)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <TermsFields
        typed={typed}
        onChange={(next) => {
          setTyped(next);
          setPreview(null);
        }}
      />
      <ReasonField value={reason} hint={text('settings.reasonHint')} autoFocus={false} onChange={setReason} />
      {preview && (
        <MessageBar intent="warning" role="status">
          <MessageBarBody>
            {text('settings.effect', { ...preview })} {text('settings.effectPrices')}
          </MessageBarBody>
        </MessageBar>
      )}
    </DialogForm>
  );
}
