import type { Court } from '@canchero/shared-contracts/court';
import { lazyPart, useClub, useErrorText, useFormatter, useHost, useQueryParams } from '@canchero/shared-contracts/kit';
import { limitReached, UNLIMITED } from '@canchero/shared-contracts/subscription';
import {
  Button,
  LoadError,
  MessageBar,
  MessageBarBody,
  Notice,
  Subtitle1,
  Text,
  Title3,
} from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { Suspense } from 'react';
import { useText } from '../../text';
import { useFetchAhead } from '../../use-fetch-ahead';
import { NEW, useGoneRecord } from '../../use-gone-record';
import { CourtsTable } from './courts-table';
import { moved } from './model/court-order';
import { useCourtActions, useCourtLimit, useLiveCourts } from './queries';
import { useCourtStyles } from './styles';

// with the design system's overlays and forms, and so when first asked for
const CourtDrawer = lazyPart(() => import('./court-drawer').then((m) => m.CourtDrawer));

const LINES = ['a', 'b', 'c', 'd'];

/** Screen with the club's courts, in the order of the agenda. */
export function CourtsScreen() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useCourtStyles();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const [address, go] = useQueryParams();
  const query = useLiveCourts(club.id);
  const limit = useCourtLimit(club.id);
  const actions = useCourtActions(club.id);
  useFetchAhead(CourtDrawer.prepare);
  const courts = query.data ?? [];
  // a limit that came later would push the courts down
  const isRead = query.isSuccess && !limit.isLoading;
  const max = limit.data?.max ?? UNLIMITED;
  const full = limitReached(max, courts.length);
  const opened = address.get('court');
  const live = courts.find((one) => one.id === opened) ?? null;
  const { record: court, gone } = useGoneRecord('court', live, query);
  const move = (one: Court, by: -1 | 1) => {
    const next = moved(courts, one.id, by);
    if (next === courts) return;
    actions
      .order(next)
      .catch((error) => host.toast({ intent: 'error', title: text('failed.courtOrder'), body: errorText(error) }));
  };
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          {text('courts.title')}
        </Title3>
        <span className={styles.count}>
          {isRead &&
            (max === UNLIMITED
              ? text('courts.count', { count: courts.length })
              : text('courts.countOf', { count: courts.length, max }))}
        </span>
        <Button appearance="primary" icon={<AddRegular />} disabled={full} onClick={() => go({ court: NEW }, true)}>
          {text('courts.new')}
        </Button>
      </div>
      {isRead && full && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{text('courts.full', { max })}</MessageBarBody>
        </MessageBar>
      )}
      {query.isError && !query.data && (
        <LoadError title={text('failed.courts')} reason={errorText(query.error)} onRetry={() => void query.refetch()} />
      )}
      {!isRead && !query.isError && (
        <Skeleton aria-label={text('screen.loading')} className={styles.lines}>
          {LINES.map((line) => (
            <SkeletonItem key={line} size={40} />
          ))}
        </Skeleton>
      )}
      {isRead && courts.length === 0 && (
        <Notice>
          <Subtitle1 as="h2">{text('empty.courts.title')}</Subtitle1>
          <Text>{text('empty.courts.body')}</Text>
        </Notice>
      )}
      {isRead && courts.length > 0 && <CourtsTable courts={courts} formatter={formatter} onMove={move} />}
      <Suspense fallback={null}>
        {opened && (opened === NEW || court) && (
          <CourtDrawer key={opened} court={court} gone={gone} courts={courts} onClose={() => go({ court: null })} />
        )}
      </Suspense>
    </div>
  );
}
