import { type AdminSettings, MAX_CLAIMED_CLUBS, SALES_NUMBER } from '@canchero/shared-contracts/admin-setting';
import { commonErrors, isEmail, isError } from '@canchero/shared-contracts/core';
import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { Field, Input, Switch } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { Panel } from '../../page/panel';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';
import { differing, type Edits, hasChanged } from './model/edits';
import { useSettingActions } from './queries';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
  },
});

/** General settings: claims of the public page, sender of mails, and the parts of the platform that are open. */
export function GeneralPanel({ general }: { general: AdminSettings['general'] }) {
  const text = useText();
  const styles = useStyles();
  const host = useHost();
  const errorText = useErrorText();
  const { changeGeneral } = useSettingActions();
  // own edits alone, so that a colleague's change of another field shows and stays
  const [edits, setEdits] = useState<Edits>({});
  // what was shown when the first edit was made; null without any
  const [known, setKnown] = useState<typeof general | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const shown = { ...general, ...edits };
  const change = (part: Edits) => {
    setEdits((before) => differing({ ...before, ...part }, general));
    setKnown((before) => before ?? general);
  };
  const overwrites = known !== null && hasChanged(known, general, edits);
  const wrong = {
    whatsapp: !SALES_NUMBER.test(shown.sales_whatsapp),
    claim: shown.claimed_clubs > MAX_CLAIMED_CLUBS,
    mailFrom: shown.mail_from !== '' && !isEmail(shown.mail_from),
  };
  const said = (field: keyof typeof wrong) =>
    wrong[field]
      ? ({
          validationState: 'error',
          validationMessage: text(`settings.problem.${field}`, { max: MAX_CLAIMED_CLUBS }),
        } as const)
      : {};
  const isWrong = Object.values(wrong).includes(true);
  const isReady = Object.keys(edits).length > 0 && isReason(reason) && !busy && !isWrong;
  const save = async () => {
    setBusy(true);
    try {
      await changeGeneral({ ...edits, version: (overwrites ? known : general).version, reason: reason.trim() });
      // what was edited while it was sent stays an edit
      setEdits((now) => differing(now, edits));
      setReason('');
      host.toast({ intent: 'success', title: text('settings.saved') });
    } catch (error) {
      const body = isError(error, commonErrors.stale_version) ? text('settings.stale') : errorText(error);
      host.toast({ intent: 'error', title: text('settings.notSaved'), body });
    } finally {
      setKnown(null);
      setBusy(false);
    }
  };
  return (
    <Panel title={text('settings.general')}>
      <div className={styles.fields}>
        <Field label={text('settings.whatsapp')} hint={text('settings.whatsappHint')} {...said('whatsapp')}>
          <Input
            inputMode="tel"
            value={shown.sales_whatsapp}
            onChange={(_, { value }) => change({ sales_whatsapp: value.replace(/\D/g, '') })}
          />
        </Field>
        <Field label={text('settings.claim')} hint={text('settings.claimHint')} {...said('claim')}>
          <Input
            inputMode="numeric"
            value={String(shown.claimed_clubs)}
            onChange={(_, { value }) => change({ claimed_clubs: Number(value.replace(/\D/g, '').slice(0, 7)) })}
          />
        </Field>
        <Field label={text('settings.mailFrom')} hint={text('settings.mailFromHint')} {...said('mailFrom')}>
          <Input
            type="email"
            value={shown.mail_from}
            onChange={(_, { value }) => change({ mail_from: value.trim() })}
          />
        </Field>
        <Switch
          label={text('settings.signUp')}
          checked={shown.sign_up}
          onChange={(_, { checked }) => change({ sign_up: checked })}
        />
        <Switch
          label={text('settings.onlineBooking')}
          checked={shown.online_booking}
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
