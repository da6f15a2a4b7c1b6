import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { useClub } from '@canchero/shared-contracts/kit';
import { playerName } from '@canchero/shared-contracts/player';
import { Button } from '@canchero/shared-contracts/ui';
import {
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  Skeleton,
  SkeletonItem,
  Tab,
  TabList,
} from '@canchero/shared-contracts/ui-overlay';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useState } from 'react';
import { DiscardDialog } from '../../../drawer/DiscardDialog';
import { LoadError } from '../../../states/LoadError';
import { useText } from '../../../text';
import { useErrorText } from '../../../use-error-text';
import { TABS, type Tab as TabName } from '../model/view';
import { usePlayerDetail } from '../queries';
import { BalanceTab } from './BalanceTab';
import { HistoryTab } from './HistoryTab';
import { PlayerForm } from './PlayerForm';
import { useDrawerStyles } from './styles';

interface PlayerDrawerProps {
  /** Null for a new one. */
  playerId: string | null;
  tab: TabName;
  onTab(tab: TabName): void;
  /** Opens another player's drawer. */
  onShow(playerId: string): void;
  onClose(): void;
}

/** A player's details, balance and history; or the form of a new one. */
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
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      onOpenChange={(_, data) => !data.open && close()}
      aria-label={detail ? playerName(detail.player) : text('players.new')}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={text('form.close')} onClick={close} />
          }
        >
          {playerId === null ? text('players.new') : (detail && playerName(detail.player)) || text('players.one')}
        </DrawerHeaderTitle>
        {playerId !== null && (
          <TabList selectedValue={tab} onTabSelect={(_, data) => onTab(data.value as TabName)}>
            {TABS.map((name) => (
              <Tab key={name} value={name}>
                {text(`players.tab.${name}`)}
              </Tab>
            ))}
          </TabList>
        )}
      </DrawerHeader>
      {query.isError && !detail ? (
        <DrawerBody className={styles.body}>
          <LoadError
            title={text('failed.player')}
            reason={gone ? text('players.gone') : errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        </DrawerBody>
      ) : playerId !== null && !detail ? (
        <DrawerBody className={styles.body}>
          <Skeleton aria-label={text('screen.loading')} className={styles.body}>
            <SkeletonItem size={32} />
            <SkeletonItem size={32} />
            <SkeletonItem size={32} />
          </Skeleton>
        </DrawerBody>
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
    </OverlayDrawer>
  );
}
