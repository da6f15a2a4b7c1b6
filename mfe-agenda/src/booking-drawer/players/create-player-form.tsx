import { isAppError, isEmail, isError } from '@canchero/shared-contracts/core';
import { useCallOnce, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import {
  hasLetter,
  homeCode,
  type Player,
  playerEndpoints,
  playerErrors,
  typedPlayer,
} from '@canchero/shared-contracts/player';
import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Subtitle2,
} from '@canchero/shared-contracts/ui';
import { type FormEvent, useState } from 'react';
import { PlayerFields, type PlayerFieldValues } from '../../player-fields';
import { useText } from '../../text';

interface CreatePlayerFormProps {
  clubId: string;
  values: PlayerFieldValues;
  onChange(values: PlayerFieldValues): void;
  onCreated(player: Player): void;
  onClose(): void;
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  actions: { display: 'flex', gap: '8px' },
});

/** Returns the values to start with from a search text: a name, a phone number, or both. */
export function typedValues(typed: string, timezone: string): PlayerFieldValues {
  const { phone, ...names } = typedPlayer(typed);
  return { ...names, phone_country: homeCode(timezone), phone: phone ?? '', email: '' };
}

/** Form of a new player beside the booking that they play in. */
export function CreatePlayerForm({ clubId, values, onChange, onCreated, onClose }: CreatePlayerFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const styles = useStyles();
  const callOnce = useCallOnce();
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const badPhone = isAppError(failure) && failure.code === 'invalid_phone';
  const twin = isError(failure, playerErrors.player_exists) ? String(failure.params.player_id ?? '') : '';
  const { first_name, last_name, phone_country, phone, email } = values;
  const badEmail = email.trim() !== '' && !isEmail(email);

  const edit = (part: Partial<PlayerFieldValues>) => {
    onChange({ ...values, ...part });
    setFailure(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // the surrounding drawer is a form as well
    event.stopPropagation();
    setTried(true);
    if (sending || !hasLetter(first_name) || badEmail) return;
    setSending(true);
    try {
      const body = {
        first_name,
        ...(last_name.trim() && { last_name }),
        ...(phone.trim() && { phone, phone_country }),
        ...(email.trim() && { email }),
      };
      const player = await callOnce(playerEndpoints.create, { params: { clubId }, body });
      onCreated(player);
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };

  /** Adds the player who has this phone or e-mail already. */
  const takeTwin = async () => {
    try {
      const { player } = await host.call(playerEndpoints.get, { params: { clubId, playerId: twin } });
      onCreated(player);
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={text('players.new')}>
      <Subtitle2 as="h3" block>
        {text('players.new')}
      </Subtitle2>
      <PlayerFields
        values={values}
        autoFocus
        problems={{
          first_name: tried && !hasLetter(first_name) ? text('players.problem.first_name_required') : undefined,
          phone: badPhone ? errorText(failure) : undefined,
          email: tried && badEmail ? text('players.problem.email_invalid') : undefined,
        }}
        onChange={edit}
      />
      {failure !== null && !badPhone && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{`${text('failed.playerCreate')}: ${errorText(failure)}`}</MessageBarBody>
          {twin && (
            <MessageBarActions>
              <Button size="small" onClick={() => void takeTwin()}>
                {text('players.useTwin')}
              </Button>
            </MessageBarActions>
          )}
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
