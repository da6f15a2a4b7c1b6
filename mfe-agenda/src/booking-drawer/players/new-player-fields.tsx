import { isError } from '@canchero/shared-contracts/core';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { MAX_LENGTH, playerEndpoints, playerErrors, playerName } from '@canchero/shared-contracts/player';
import { Button, Caption1, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import type { BookingForm } from '../details/use-booking-form';
import type { NewPlayerDraft } from '../model/booking-draft';

interface NewPlayerFieldsProps {
  form: BookingForm;
  player: NewPlayerDraft;
  validation: { validationState?: 'error'; validationMessage?: string };
}

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '8px 12px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'start',
    '@media (max-width: 400px)': { gridTemplateColumns: '1fr' },
  },
  input: { width: '100%', minWidth: 0 },
});

/** Name and phone of the player whom a new booking adds to the club. */
export function NewPlayerFields({ form, player, validation }: NewPlayerFieldsProps) {
  const { text } = useBookings().texts;
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const edit = (part: Partial<NewPlayerDraft>) => form.edit({ new_player: { ...player, ...part } });
  const unnamed = form.problems.new_player === 'player_unnamed';
  // what is missing is next
  useEffect(() => {
    [...(box.current?.querySelectorAll('input') ?? [])].find((input) => input.value === '')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row
    <div ref={box} role="group" className={styles.box} aria-label={text('form.newPlayer')}>
      <div className={styles.head}>
        <Caption1>{text('form.newPlayer')}</Caption1>
        <Button
          size="small"
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={text('form.newPlayer.remove')}
          onClick={() => form.edit({ new_player: null })}
        />
      </div>
      <div className={styles.pair}>
        <Field label={text('form.newPlayer.name')} required {...(unnamed && validation)}>
          <Input
            className={styles.input}
            value={player.name}
            maxLength={MAX_LENGTH.first_name}
            autoComplete="off"
            onChange={(_, { value }) => edit({ name: value })}
          />
        </Field>
        <Field label={text('players.phone')} {...(!unnamed && validation)}>
          <Input
            className={styles.input}
            type="tel"
            value={player.phone}
            maxLength={MAX_LENGTH.phone}
            autoComplete="off"
            onChange={(_, { value }) => edit({ phone: value })}
          />
        </Field>
      </div>
      <KnownPlayer form={form} />
    </div>
  );
}

/** Offers the player who has the phone already. */
function KnownPlayer({ form }: { form: BookingForm }) {
  const { club, texts } = useBookings();
  const host = useHost();
  const { refusal, draft } = form;
  const exists =
    refusal?.kind === 'field' && isError(refusal.error, playerErrors.player_exists) ? refusal.error.params : null;
  const playerId = typeof exists?.player_id === 'string' ? exists.player_id : '';
  const { data } = useQuery({
    queryKey: keyOf(playerEndpoints.get, { clubId: club.id, playerId }),
    queryFn: ({ signal }) => host.call(playerEndpoints.get, { params: { clubId: club.id, playerId } }, { signal }),
    enabled: playerId !== '',
  });
  if (!playerId || !data) return null;
  const name = playerName(data.player);
  const use = () =>
    form.edit({
      new_player: null,
      players: [{ id: playerId, name }, ...draft.players.filter((p) => p.id !== playerId)],
    });
  return (
    <Button size="small" onClick={use}>
      {texts.text('form.newPlayer.use', { name })}
    </Button>
  );
}
