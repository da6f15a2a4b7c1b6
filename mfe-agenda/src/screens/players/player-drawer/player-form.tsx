import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { homeCode, type PlayerDetail, playerErrors } from '@canchero/shared-contracts/player';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@canchero/shared-contracts/ui';
import { SidePanelBody, SidePanelFooter, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { type FormEvent, useEffect, useState } from 'react';
import { useFormDraft } from '../../../form-draft';
import { PlayerFields } from '../../../player-fields';
import { useText } from '../../../text';
import { changeOf, type DraftField, draftOf, newPlayerOf, type PlayerDraft, problemsOf } from '../model/player-draft';
import { usePlayerActions } from '../use-player-actions';
import { ClubFields } from './club-fields';
import { PlayerContact } from './player-contact';
import { type PlayerDialog, PlayerDialogs } from './player-dialogs';
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
  const [asking, setAsking] = useState<PlayerDialog | null>(null);
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
        <ClubFields values={draft} onChange={edit} />
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
      {detail && (
        <PlayerDialogs
          detail={detail}
          open={asking}
          actions={actions}
          onShow={onShow}
          onClose={(gone) => (gone ? close() : setAsking(null))}
        />
      )}
    </form>
  );
}
