import { isAppError, isEmail } from '@canchero/shared-contracts/core';
import { useErrorText, useHost, useOnce } from '@canchero/shared-contracts/kit';
import { MAX_LENGTH, type Player, playerEndpoints } from '@canchero/shared-contracts/player';
import { Button, MessageBar, MessageBarBody, makeStyles, Subtitle2 } from '@canchero/shared-contracts/ui';
import { Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { countryChoices, HOME_CODE } from '../countries';
import { useText } from '../text';

interface CreatePlayerFormProps {
  clubId: string;
  /** What was searched for in vain: the name to begin with. */
  typed: string;
  onCreated(player: Player): void;
  onClose(): void;
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '12px',
    '@media (max-width: 400px)': { gridTemplateColumns: '1fr' },
  },
  field: { minWidth: 0 },
  actions: { display: 'flex', gap: '8px' },
});

/** A player whom the club does not know yet, made beside the booking that they play in. */
export function CreatePlayerForm({ clubId, typed, onCreated, onClose }: CreatePlayerFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const { locale } = useIntl();
  const host = useHost();
  const styles = useStyles();
  const once = useOnce();
  const [first, ...others] = typed.trim().split(/\s+/);
  const [draft, setDraft] = useState({
    first_name: first ?? '',
    last_name: others.join(' '),
    phone_country: HOME_CODE as string,
    phone: '',
    email: '',
  });
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const badPhone = isAppError(failure) && failure.code === 'invalid_phone';
  const badEmail = draft.email.trim() !== '' && !isEmail(draft.email);

  const edit = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFailure(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // the drawer around it is a form of its own
    event.stopPropagation();
    setTried(true);
    const { first_name, last_name, phone_country, phone, email } = draft;
    if (sending || !first_name.trim() || badEmail) return;
    setSending(true);
    try {
      const body = {
        first_name,
        ...(last_name.trim() && { last_name }),
        ...(phone.trim() && { phone, phone_country }),
        ...(email.trim() && { email }),
      };
      const player = await once(body, (idempotencyKey) =>
        host.call(playerEndpoints.create, { params: { clubId }, body }, { idempotencyKey }),
      );
      onCreated(player);
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={text('players.new')}>
      <Subtitle2 as="h3" block>
        {text('players.new')}
      </Subtitle2>
      <div className={styles.pair}>
        <Field
          label={text('players.first_name')}
          required
          className={styles.field}
          {...(tried &&
            !draft.first_name.trim() && {
              validationState: 'error',
              validationMessage: text('players.problem.first_name_required'),
            })}
        >
          <Input
            value={draft.first_name}
            maxLength={MAX_LENGTH.first_name}
            autoFocus
            onChange={(_, { value }) => edit({ first_name: value })}
          />
        </Field>
        <Field label={text('players.last_name')} className={styles.field}>
          <Input
            value={draft.last_name}
            maxLength={MAX_LENGTH.last_name}
            onChange={(_, { value }) => edit({ last_name: value })}
          />
        </Field>
        <Field label={text('players.country')} className={styles.field}>
          <Select value={draft.phone_country} onChange={(_, { value }) => edit({ phone_country: value })}>
            {countryChoices(locale, draft.phone_country).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={text('players.phone')}
          className={styles.field}
          {...(badPhone && { validationState: 'error', validationMessage: errorText(failure) })}
        >
          <Input
            type="tel"
            value={draft.phone}
            maxLength={MAX_LENGTH.phone}
            onChange={(_, { value }) => edit({ phone: value })}
          />
        </Field>
      </div>
      <Field
        label={text('players.email')}
        {...(tried &&
          badEmail && { validationState: 'error', validationMessage: text('players.problem.email_invalid') })}
      >
        <Input
          type="email"
          value={draft.email}
          maxLength={MAX_LENGTH.email}
          onChange={(_, { value }) => edit({ email: value })}
        />
      </Field>
      {failure !== null && !badPhone && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{`${text('failed.playerCreate')}: ${errorText(failure)}`}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabled={sending}>
          {text('form.players.createAndAdd')}
        </Button>
        <Button onClick={onClose}>{text('form.players.cancelCreate')}</Button>
      </div>
    </form>
  );
}
