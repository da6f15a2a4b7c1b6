import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { callEndpoint, useStore } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '../i18n/text';
import { api } from '../session/api-client';
import { publishToOtherTabs } from '../session/other-tabs';
import { learnServerTime } from '../session/server-clock';
import { renewSession, session } from '../session/session-store';
import { PasswordInput } from './password-input';
import { useSubmit } from './use-submit';

const useStyles = makeStyles({
  // the page below stays, but whoever passes by does not read it
  backdrop: { backgroundColor: tokens.colorNeutralBackground3 },
  content: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '8px' },
});

interface Props {
  /** Told the new token, or null if the user goes on without the page. */
  answer: (token: string | null) => void;
}

/** Asks the user whose session lapsed for the password, over the page with what they typed. Null: nothing is asked. */
export function SignInDialog({ answer }: { answer: Props['answer'] | null }) {
  const styles = useStyles();
  return (
    <Dialog open={answer !== null} modalType="alert">
      <DialogSurface backdrop={{ className: styles.backdrop }}>
        {answer && <SignInForm answer={answer} />}
      </DialogSurface>
    </Dialog>
  );
}

function SignInForm({ answer }: Props) {
  const text = useText();
  const styles = useStyles();
  const { user, token } = useStore(session);
  const [refused] = useState(token);
  const [password, setPassword] = useState('');
  const { busy, error, submit } = useSubmit(async () => answer(await signInAgain(password)));
  useEffect(() => {
    // another tab of the session asked too, and shared its answer
    if (token !== refused) answer(token);
  }, [token, refused, answer]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && password !== '') submit();
  };
  return (
    <form onSubmit={send} noValidate>
      <DialogBody>
        <DialogTitle>{text('login.ended')}</DialogTitle>
        <DialogContent className={styles.content}>
          {text('login.goOn')}
          {error && (
            <MessageBar intent="error" layout="multiline" role="alert">
              <MessageBarBody>{error}</MessageBarBody>
            </MessageBar>
          )}
          <Field label={text('auth.email')}>
            {/* for the browser's password manager; the focus begins at the password */}
            <Input size="large" type="email" autoComplete="username" readOnly tabIndex={-1} value={user?.email ?? ''} />
          </Field>
          <Field label={text('auth.password')} required>
            <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
          </Field>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer(null)}>{text('login.giveUp')}</Button>
          <Button type="submit" appearance="primary" disabled={password === ''} disabledFocusable={busy}>
            {text('auth.signIn')}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}

/**
 * Gets new tokens for the session's user by the password, also for the other tabs. Returns null if the address is
 * somebody else's by now.
 * @throws invalid_credentials
 * @throws rate_limited {retry_after}
 */
async function signInAgain(password: string): Promise<string | null> {
  const { user, refreshToken } = session.getState();
  const body = { email: user?.email ?? '', password };
  const answer = await callEndpoint(api, sessionEndpoints.login, { body });
  if (answer.user.id !== user?.id) return null;
  const tokens = { token: answer.token, refreshToken: answer.refresh_token };
  learnServerTime(answer.token);
  renewSession(tokens);
  if (refreshToken !== null) publishToOtherTabs(tokens, refreshToken);
  return answer.token;
}
