import { useNavigate } from '@canchero/shared-contracts/router';
import { Button } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { AccountForm } from '../../account/account-form';
import { useSubmit } from '../../account/use-submit';
import { homeOfCaller } from '../../chrome/caller-home';
import { describeError } from '../../i18n/describe-error';
import { useText } from '../../i18n/text';
import { signOut } from '../../session/session-actions';
import { ClubStep } from './club-step';
import { CourtsStep } from './courts-step';
import { HoursStep } from './hours-step';
import { problemsOf, STEPS } from './model/draft';
import { ownZone, useOnboarding } from './use-onboarding';

/** Creates the first club in three short steps: name and sports, opening hours, courts. */
export function OnboardingScreen() {
  const text = useText();
  const navigate = useNavigate();
  const { draft, change, finish, newKey } = useOnboarding();
  const [tried, setTried] = useState(false);
  const index = STEPS.indexOf(draft.step);
  const next = STEPS[index + 1];
  const previous = STEPS[index - 1];
  const problems = problemsOf(draft.step, draft, ownZone());
  const { busy, error, submit } = useSubmit(async () => {
    await finish();
    navigate(homeOfCaller(), { replace: true });
  }, describeError);
  const goOn = () => {
    setTried(problems.length > 0);
    if (problems.length > 0) return;
    if (next) change({ ...draft, step: next });
    else submit();
  };
  const step = { draft, onChange: change, problems: tried ? problems : [] };
  return (
    <AccountForm
      title={text(`onboarding.title.${draft.step}`)}
      lead={`${text('onboarding.step', { step: index + 1, of: STEPS.length })} · ${text(`onboarding.lead.${draft.step}`)}`}
      error={error}
      submit={text(next ? 'action.continue' : 'onboarding.create')}
      busy={busy}
      onSubmit={goOn}
      foot={
        <>
          {previous && (
            <Button appearance="transparent" disabled={busy} onClick={() => change({ ...draft, step: previous })}>
              {text('action.back')}
            </Button>
          )}
          <Button appearance="transparent" onClick={() => void signOut()}>
            {text('user.signOut')}
          </Button>
        </>
      }
    >
      {draft.step === 'club' && <ClubStep {...step} />}
      {draft.step === 'hours' && <HoursStep {...step} />}
      {draft.step === 'courts' && <CourtsStep {...step} newKey={newKey} />}
    </AccountForm>
  );
}
