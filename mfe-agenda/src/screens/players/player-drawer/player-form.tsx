import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { homeCode, MAX_LENGTH, type PlayerDetail, playerErrors, playerName } from '@canchero/shared-contracts/player';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@canchero/shared-contracts/ui';
import { Field, Input, Switch, Textarea } from '@canchero/shared-contracts/ui-forms';
import {
  DialogHost,
  SidePanelBody,
  SidePanelFooter,
  useFailure,
  useWhileOpen,
} from '@canchero/shared-contracts/ui-overlay';
import { type FormEvent, useEffect, useState } from 'react';
import { useFormDraft } from '../../../form-draft';
import { PlayerFields } from '../../../player-fields';
import { useText } from '../../../text';
import { MergePlayersDialog } from '../merge-players-dialog';
import { changeOf, type DraftField, draftOf, newPlayerOf, type PlayerDraft, problemsOf } from '../model/player-draft';
import { usePlayerActions } from '../use-player-actions';
import { PersonalDataDialog } from './personal-data-dialog';
import { PlayerContact } from './player-contact';
import { RemovePlayerDialog } from './remove-player-dialog';
import { useDrawerStyles } from './styles';
import { TwinButton } from './twin-button';

interface PlayerFormProps {
  /** Null for a new player. */
  detail: PlayerDetail | null;
  onDirty(dirty: boolean): void;
  onShow(playerId: string): void;
  onClose(): void;
}

const FORM = 'player';

/** Form of a player, with the actions to merge or remove them, and to give them their data. */
export function PlayerForm({ detail, onDirty, onShow, onClose }: PlayerFormProps) {
  const player = detail?.player ?? null;
  const text = useText();
  const errorText = useErrorText();
  const styles = useDrawerStyles();
  const host = useHost();
  const club = useClub();
  const actions = usePlayerActions(club.id);
  const {
    draft,
    dirty,
    edit: type,
  } = useFormDraft<PlayerDraft>(draftOf(player, homeCode(club.timezone)), player?.version);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, fail] = useFailure(text(player ? 'failed.playerSave' : 'failed.playerCreate'), errorText);
  const close = useWhileOpen(onClose);
  const [asking, setAsking] = useState<'merge' | 'remove' | 'data' | null>(null);
  const problems = problemsOf(draft);
  const badPhone = isError(failure, playerErrors.invalid_phone);
  const twin = isError(failure, playerErrors.player_exists) ? String(failure.params.player_id ?? '') : '';

  useEffect(() => {
    onDirty(dirty);
    host.setDirty(FORM, dirty, true);
    return () => host.setDirty(FORM, false);
  }, [dirty, host, onDirty]);

  const edit = (part: Partial<PlayerDraft>) => {
    type(part);
    fail(null);
  };
  const problem = (field: DraftField) =>
    tried && problems[field] ? text(`players.problem.${problems[field]}`) : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (sending || Object.keys(problems).length > 0) return;
    setSending(true);
    fail(null);
    try {
      if (player) await actions.change(player.id, changeOf(draft, player));
      else await actions.create(newPlayerOf(draft));
      host.toast({ intent: 'success', body: text(player ? 'players.saved' : 'history.player.create') });
      onDirty(false);
      host.setDirty(FORM, false);
      close();
    } catch (error) {
      if (isError(error, commonErrors.stale_version)) await actions.refresh();
      fail(error);
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <SidePanelBody>
        {Boolean(failure) && !badPhone && (
          <MessageBar intent="error" role="alert">
            <MessageBarBody>
              {isError(failure, commonErrors.stale_version)
                ? text('configuring.stale')
                : `${text(player ? 'failed.playerSave' : 'failed.playerCreate')}: ${errorText(failure)}`}
            </MessageBarBody>
            {twin && (
              <MessageBarActions>
                <TwinButton playerId={twin} onShow={onShow} />
              </MessageBarActions>
            )}
          </MessageBar>
        )}
        {detail && <PlayerContact detail={detail} onShow={onShow} onMerge={() => setAsking('merge')} />}
        <PlayerFields
          values={draft}
          autoFocus={!player}
          problems={{
            first_name: problem('first_name'),
            phone: badPhone ? errorText(failure) : undefined,
            email: problem('email'),
          }}
          onChange={edit}
        />
        <Field label={text('players.category')}>
          <Input
            value={draft.category}
            maxLength={MAX_LENGTH.category}
            onChange={(_, { value }) => edit({ category: value })}
          />
        </Field>
        <Field label={text('players.notes')}>
          <Textarea
            value={draft.notes}
            maxLength={MAX_LENGTH.notes}
            rows={3}
            onChange={(_, { value }) => edit({ notes: value })}
          />
        </Field>
        <Field hint={text('players.member.hint')}>
          <Switch
            label={text('players.member')}
            checked={draft.member}
            onChange={(_, { checked }) => edit({ member: checked })}
          />
        </Field>
        <Field hint={text('players.blocked.hint')}>
          <Switch
            label={text('players.blocked')}
            checked={draft.blocked}
            onChange={(_, { checked }) => edit({ blocked: checked })}
          />
        </Field>
      </SidePanelBody>
      <SidePanelFooter
        others={
          player && (
            <>
              <Button onClick={() => setAsking('merge')}>{text('players.merge')}</Button>
              <Button onClick={() => setAsking('remove')}>{text('action.remove')}</Button>
              <Button onClick={() => setAsking('data')}>{text('players.data')}</Button>
            </>
          )
        }
      >
        <Button type="submit" appearance="primary" disabled={sending || (player !== null && !dirty)}>
          {text(player ? 'form.save' : 'players.create')}
        </Button>
      </SidePanelFooter>
      <DialogHost open={asking !== null} onClose={() => setAsking(null)}>
        {detail && asking === 'merge' && (
          <MergePlayersDialog detail={detail} onClose={() => setAsking(null)} onMerged={(kept) => onShow(kept.id)} />
        )}
        {player && asking === 'remove' && (
          <RemovePlayerDialog
            name={playerName(player)}
            onRemove={() => actions.remove(player.id)}
            onClose={(removed) => (removed ? close() : setAsking(null))}
          />
        )}
        {player && asking === 'data' && (
          <PersonalDataDialog
            name={playerName(player)}
            onDownload={() => actions.download(player)}
            onErase={() => actions.erase(player.id)}
            onClose={(erased) => (erased ? close() : setAsking(null))}
          />
        )}
      </DialogHost>
    </form>
  );
}
