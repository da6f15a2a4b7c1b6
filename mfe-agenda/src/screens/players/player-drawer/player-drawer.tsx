import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { useClub, useErrorText } from '@canchero/shared-contracts/kit';
import { playerName } from '@canchero/shared-contracts/player';
import { Button, LoadError, MessageBar, MessageBarActions, MessageBarBody } from '@canchero/shared-contracts/ui';
import {
  DiscardDialog,
  SidePanel,
  SidePanelBody,
  Skeleton,
  SkeletonItem,
  Tab,
  TabList,
} from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';
import { TABS, type Tab as TabName } from '../model/players-view';
import { usePlayerDetail } from '../queries';
import { BalanceTab } from './balance-tab';
import { HistoryTab } from './history-tab';
import { PlayerForm } from './player-form';
import { useDrawerStyles } from './styles';

interface PlayerDrawerProps {
  /** Null for a new player. */
  playerId: string | null;
  tab: TabName;
  onTab(tab: TabName): void;
  /** Opens another player's drawer. */
  onShow(playerId: string): void;
  onClose(): void;
}

/** Drawer with a player's details, balance and history, or with the form for a new player. */
export function PlayerDrawer({ playerId, tab, onTab, onShow, onClose }: PlayerDrawerProps) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useDrawerStyles();
  const club = useClub();
  const query = usePlayerDetail(club.id, playerId);
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const detail = query.data;
  const close = () => (dirty ? setAsking(true) : onClose());
  const gone = isError(query.error, commonErrors.not_found);
  return (
    <SidePanel
      title={playerId === null ? text('players.new') : (detail && playerName(detail.player)) || text('players.one')}
      onClose={close}
      tabs={
        playerId !== null && (
          <TabList size="small" selectedValue={tab} onTabSelect={(_, data) => onTab(data.value as TabName)}>
            {TABS.map((name) => (
              <Tab key={name} value={name}>
                {text(`players.tab.${name}`)}
              </Tab>
            ))}
          </TabList>
        )
      }
    >
      {gone && !dirty ? (
        <SidePanelBody>
          <MessageBar intent="warning" role="alert">
            <MessageBarBody>{text('players.gone')}</MessageBarBody>
            <MessageBarActions>
              <Button onClick={onClose}>{text('form.close')}</Button>
            </MessageBarActions>
          </MessageBar>
        </SidePanelBody>
      ) : query.isError && !detail ? (
        <SidePanelBody>
          <LoadError
            title={text('failed.player')}
            reason={errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        </SidePanelBody>
      ) : playerId !== null && !detail ? (
        <SidePanelBody>
          <Skeleton aria-label={text('screen.loading')} className={styles.lines}>
            <SkeletonItem size={32} />
            <SkeletonItem size={32} />
            <SkeletonItem size={32} />
          </Skeleton>
        </SidePanelBody>
      ) : (
        <>
          <div hidden={tab !== 'details'} style={{ display: tab === 'details' ? 'contents' : 'none' }}>
            <PlayerForm detail={detail ?? null} onDirty={setDirty} onShow={onShow} onClose={onClose} />
          </div>
          {detail && tab === 'balance' && <BalanceTab detail={detail} />}
          {detail && tab === 'history' && <HistoryTab playerId={detail.player.id} />}
        </>
      )}
      <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </SidePanel>
  );
}
