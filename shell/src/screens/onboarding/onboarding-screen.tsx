import { SPORTS, type Sport } from '@canchero/shared-contracts/club';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Button } from '@canchero/shared-contracts/ui';
import { Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { AccountForm } from '../../account/account-form';
import { useSubmit } from '../../account/use-submit';
import { menuEntries } from '../../chrome/menu-entries';
import { homePath } from '../../chrome/sidebar-entries';
import { createClub } from '../../clubs/club-actions';
import { permissions } from '../../permissions/permission-store';
import { signOut } from '../../session/session-actions';
import { publicSession } from '../../session/session-store';
import { useText } from '../../text';

/** The first club: its name and what is played there; everything else can wait. */
export function OnboardingScreen() {
  const text = useText();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [sport, setSport] = useState<Sport>('padel');
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    setChecked(true);
    if (!name.trim()) return;
    await createClub({ name: name.trim(), sports: [sport] });
    navigate(homePath(menuEntries(), permissions.getState(), publicSession.getState().user), { replace: true });
  });
  return (
    <AccountForm
      title={text('onboarding.title')}
      lead={text('onboarding.lead')}
      error={error}
      submit={text('onboarding.create')}
      busy={busy}
      onSubmit={submit}
      foot={
        <Button appearance="transparent" onClick={() => void signOut()}>
          {text('user.signOut')}
        </Button>
      }
    >
      <Field
        label={text('onboarding.name')}
        required
        {...(checked &&
          !name.trim() && { validationMessage: text('onboarding.nameMissing'), validationState: 'error' })}
      >
        <Input size="large" autoComplete="organization" value={name} onChange={(_, data) => setName(data.value)} />
      </Field>
      <Field label={text('onboarding.sport')}>
        <Select size="large" value={sport} onChange={(_, data) => setSport(data.value as Sport)}>
          {SPORTS.map((one) => (
            <option key={one} value={one}>
              {text(`sport.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </AccountForm>
  );
}
