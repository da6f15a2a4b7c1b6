import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { type Player, type PlayerDetail, playerName } from '@canchero/shared-contracts/player';
import { Button, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Field, Input, Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { DialogForm, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { usePlayers } from '../../bookings-data/queries';
import { ChatButton } from '../../chat/chat-button';
import { useText } from '../../text';
import { usePlayerDetail } from './queries';
import { usePlayerActions } from './use-player-actions';

const useStyles = makeStyles({
  found: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    maxHeight: '240px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  candidate: { width: '100%', justifyContent: 'space-between', minHeight: '40px', textAlign: 'left' },
  person: { display: 'flex', alignItems: 'center', gap: '8px' },
  detail: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

const SHOWN = 8;

interface MergePlayersDialogProps {
  /** Player from whose drawer the dialog was opened. */
  detail: PlayerDetail;
  onClose(): void;
  onMerged(kept: Player): void;
}

/** Dialog that merges two players: search for the other one, choose which one stays, preview what is moved. */
export function MergePlayersDialog({ detail, onClose, onMerged }: MergePlayersDialogProps) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const actions = usePlayerActions(club.id);
  const [q, setQ] = useState('');
  // who has the same phone is proposed
  const twin = usePlayerDetail(club.id, detail.player.same_phone_id).data?.player ?? null;
  const [chosen, setOther] = useState<Player | null | undefined>(undefined);
  const other = chosen === undefined ? twin : chosen;
  const [keeps, setKeeps] = useState<'this' | 'other'>('this');
  const found = usePlayers(club.id, q);
  const otherDetail = usePlayerDetail(club.id, other?.id ?? null);
  const candidates = (found.data?.items ?? []).filter((p) => p.id !== detail.player.id).slice(0, SHOWN);
  const show = useWhileOpen((kept: Player) => {
    onClose();
    onMerged(kept);
  });
  const moving = keeps === 'this' ? otherDetail.data : detail;
  const submit = async () => {
    if (!other) return false;
    const [keep, gone] = keeps === 'this' ? [detail.player, other] : [other, detail.player];
    const kept = await actions.merge(keep.id, gone.id);
    host.toast({ intent: 'success', body: text('players.merged', { name: playerName(kept) }) });
    show(kept);
    return false;
  };
  return (
    <DialogForm
      title={text('players.merge.title')}
      action={text('players.merge')}
      ready={other !== null}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      {!other ? (
        <>
          <Field label={text('players.merge.search', { name: playerName(detail.player) })}>
            <Input
              type="search"
              value={q}
              maxLength={MAX_SEARCH}
              placeholder={text('players.search.hint')}
              autoFocus
              onChange={(_, { value }) => setQ(value)}
            />
          </Field>
          <ul className={styles.found} aria-label={text('players.title')}>
            {candidates.map((player) => (
              <li key={player.id}>
                <Button appearance="subtle" className={styles.candidate} onClick={() => setOther(player)}>
                  <span>{playerName(player)}</span>
                  <span className={styles.detail}>{player.phone_text ?? player.email ?? ''}</span>
                </Button>
              </li>
            ))}
          </ul>
          {found.isSuccess && candidates.length === 0 && <Text role="status">{text('form.players.none')}</Text>}
        </>
      ) : (
        <>
          <Field label={text('players.merge.keep')}>
            <RadioGroup value={keeps} onChange={(_, data) => setKeeps(data.value as 'this' | 'other')}>
              {(
                [
                  ['this', detail.player],
                  ['other', other],
                ] as const
              ).map(([name, player]) => (
                <div key={name} className={styles.person}>
                  <Radio
                    value={name}
                    label={[playerName(player), player.phone_text, player.email].filter(Boolean).join(' · ')}
                  />
                  {player.phone && (
                    <ChatButton
                      phone={`${player.phone_country}${player.phone}`}
                      subject={{ name: playerName(player) }}
                    />
                  )}
                </div>
              ))}
            </RadioGroup>
          </Field>
          {moving && (
            <MessageBar intent="warning" role="status">
              <MessageBarBody>
                {text('players.merge.moves', {
                  name: playerName(moving.player),
                  bookings: moving.bookings,
                  payments: moving.payments,
                  credit: formatter.money(moving.player.credit),
                })}
              </MessageBarBody>
            </MessageBar>
          )}
          <Button appearance="subtle" onClick={() => setOther(null)}>
            {text('players.merge.another')}
          </Button>
        </>
      )}
    </DialogForm>
  );
}
