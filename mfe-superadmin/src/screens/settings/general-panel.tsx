import type { General } from '@canchero/shared-contracts/admin-setting';
import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { Field, Input, Switch } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { Panel } from '../../page/panel';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';
import { useSettingActions } from './queries';

const useStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))', gap: '16px' },
});

/** General settings: claims of the public page, sender of mails, and the parts of the platform that are open. */
export function GeneralPanel({ general }: { general: General }) {
  const text = useText();
  const styles = useStyles();
  const host = useHost();
  const errorText = useErrorText();
  const { changeGeneral } = useSettingActions();
  const [draft, setDraft] = useState(general);
  const [reason, setReason] = useState('');
  const change = (part: Partial<General>) => setDraft((before) => ({ ...before, ...part }));
  const changed = Object.fromEntries(
    Object.entries(draft).filter(([key, value]) => value !== general[key as keyof General]),
  ) as Partial<General>;
  const isReady = Object.keys(changed).length > 0 && isReason(reason) && !Number.isNaN(draft.claimed_clubs);
  const save = async () => {
    try {
      await changeGeneral({ ...changed, reason: reason.trim() });
      setReason('');
      host.toast({ intent: 'success', title: text('settings.saved') });
    } catch (error) {
      host.toast({ intent: 'error', title: text('settings.notSaved'), body: errorText(error) });
    }
  };
  return (
    <Panel title={text('settings.general')}>
      <div className={styles.fields}>
        <Field label={text('settings.whatsapp')} hint={text('settings.whatsappHint')}>
          <Input
            inputMode="tel"
            value={draft.sales_whatsapp}
            onChange={(_, { value }) => change({ sales_whatsapp: value.replace(/\D/g, '') })}
          />
        </Field>
        <Field label={text('settings.claim')} hint={text('settings.claimHint')}>
          <Input
            inputMode="numeric"
            value={String(draft.claimed_clubs)}
            onChange={(_, { value }) => change({ claimed_clubs: Number(value.replace(/\D/g, '').slice(0, 7)) })}
          />
        </Field>
        <Field label={text('settings.mailFrom')} hint={text('settings.mailFromHint')}>
          <Input
            type="email"
            value={draft.mail_from}
            onChange={(_, { value }) => change({ mail_from: value.trim() })}
          />
        </Field>
        <Switch
          label={text('settings.signUp')}
          checked={draft.sign_up}
          onChange={(_, { checked }) => change({ sign_up: checked })}
        />
        <Switch
          label={text('settings.onlineBooking')}
          checked={draft.online_booking}
          onChange={(_, { checked }) => change({ online_booking: checked })}
        />
        <ReasonField value={reason} hint={text('settings.reasonHint')} autoFocus={false} onChange={setReason} />
      </div>
      <div>
        <Button appearance="primary" disabled={!isReady} onClick={() => void save()}>
          {text('settings.save')}
        </Button>
      </div>
    </Panel>
  );
}
