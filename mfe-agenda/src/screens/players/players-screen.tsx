import { lazyPart, useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import { Button, LoadError, Notice, Text, Title3 } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { ArrowUploadRegular } from '@fluentui/react-icons/headless/svg/arrow-upload';
import { Suspense, useState } from 'react';
import { ExportButton } from '../../export-button';
import { useText } from '../../text';
import { useEver } from '../../use-ever';
import { useFetchAhead } from '../../use-fetch-ahead';
import { NEW, queryOf } from './model/players-view';
import { PlayersTable } from './players-table';
import { usePlayerExport, usePlayerList } from './queries';
import { useScreenStyles } from './styles';
import { Toolbar } from './toolbar';
import { usePlayersView } from './use-players-view';

// with the design system's overlays, and so when first asked for; in one chunk, since each costs the entry a checksum
const PlayerDrawer = lazyPart(() =>
  import(/* webpackChunkName: "players-overlays" */ './player-drawer/player-drawer').then((m) => m.PlayerDrawer),
);
const ImportPlayersDialog = lazyPart(() =>
  import(/* webpackChunkName: "players-overlays" */ './import-players-dialog').then((m) => m.ImportPlayersDialog),
);

const prepareOverlays = () => {
  PlayerDrawer.prepare();
  ImportPlayersDialog.prepare();
};

const LINES = Array.from({ length: 8 }, (_, i) => `line-${i}`);

/** Screen with the club's players: search, drawer, import and export. Its state is kept in the address. */
export function PlayersScreen() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useScreenStyles();
  const club = useClub();
  const formatter = useFormatter(club);
  const [view, show] = usePlayersView();
  const [importing, setImporting] = useState(false);
  const list = usePlayerList(club.id, view);
  const exportOf = usePlayerExport(club.id, view);
  const players = list.data?.pages.flatMap((page) => page.items) ?? [];
  const wasImporting = useEver(importing);
  useFetchAhead(prepareOverlays);
  const searching = view.q !== '' || view.filter !== null;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          {text('players.title')}
        </Title3>
        <Button icon={<ArrowUploadRegular />} onClick={() => setImporting(true)}>
          {text('players.import')}
        </Button>
        <ExportButton disabled={players.length === 0} load={exportOf} />
        <Button appearance="primary" icon={<AddRegular />} onClick={() => show({ player: NEW, tab: 'details' }, true)}>
          {text('players.new')}
        </Button>
      </div>
      <Toolbar
        view={view}
        total={list.data?.pages[0]?.total ?? null}
        owed={list.data?.pages[0]?.owed ?? null}
        formatter={formatter}
        onChange={show}
      />
      {list.isError && !list.data && (
        <LoadError title={text('failed.players')} reason={errorText(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && (
        <Skeleton aria-label={text('screen.loading')} className={styles.lines}>
          {LINES.map((line) => (
            <SkeletonItem key={line} size={32} />
          ))}
        </Skeleton>
      )}
      {list.isSuccess && players.length === 0 && (
        <Notice>
          <Text>{text(searching ? 'players.none' : 'players.empty')}</Text>
          {searching ? (
            <Button onClick={() => show({ q: '', filter: null })}>{text('filter.clear')}</Button>
          ) : (
            <Button onClick={() => setImporting(true)}>{text('players.import')}</Button>
          )}
        </Notice>
      )}
      {players.length > 0 && (
        <PlayersTable
          players={players}
          formatter={formatter}
          busy={list.isPlaceholderData}
          addressOf={({ id }) => queryOf({ ...view, player: id, tab: 'details' })}
          balanceOf={({ id }) => queryOf({ ...view, player: id, tab: 'balance' })}
        />
      )}
      <MorePages query={list} label={text('bookings.more')} className={styles.more} />
      <Suspense fallback={null}>
        {view.player && (
          <PlayerDrawer
            key={view.player}
            playerId={view.player === NEW ? null : view.player}
            tab={view.tab}
            onTab={(tab) => show({ tab })}
            onShow={(player) => show({ player, tab: 'details' })}
            onClose={() => show({ player: null, tab: 'details' })}
          />
        )}
        {wasImporting && <ImportPlayersDialog clubId={club.id} open={importing} onClose={() => setImporting(false)} />}
      </Suspense>
    </div>
  );
}
