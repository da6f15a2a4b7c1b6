import type { CashDesk, CashSession } from '@canchero/shared-contracts/cash';
import {
  lazyPart,
  useCan,
  useClub,
  useErrorText,
  useFormatter,
  useHost,
  useQueryParams,
  useStore,
} from '@canchero/shared-contracts/kit';
import { LoadError } from '@canchero/shared-contracts/ui';
import { useEffect } from 'react';
import { useCurrentCash } from '../../cash-session/queries';
import { Page } from '../../page/page';
import { BUFFET_SECTIONS, CASH_SECTIONS } from '../../page/sections';
import { useText } from '../../text';
import { CashSkeleton } from './cash-skeleton';
import { CountPanel } from './count/count-panel';
import { useCountedSession } from './count/use-counted-session';
import { History } from './history/history';
import { MovementForm } from './movement-form';
import { OpenCash } from './open-cash';
import { useCashActions, useCashSessions } from './queries';
import { ReportPanel } from './report/report-panel';
import { SessionCard } from './session-card';

const LeftOrders = lazyPart(() => import('./left/left-orders').then((m) => m.LeftOrders));

/**
 * Cash of a desk: opened with an amount, counted blind, closed with its difference; and the earlier sessions. Users who
 * count both desks can switch from the reception's screen to the buffet's, which is also in the buffet's sections.
 */
export function CashScreen({ desk }: { desk: CashDesk }) {
  const text = useText();
  const errorText = useErrorText();
  const club = useClub();
  const user = useStore(useHost().session, (s) => s.user);
  const formatter = useFormatter(club);
  const [address, go] = useQueryParams();
  const countsBoth = useCan(['buffet', 'booking']);
  const mayBuffet = useCan('buffet');
  const current = useCurrentCash(club.id, desk);
  const sessions = useCashSessions(club.id, desk);
  const actions = useCashActions(club.id);
  // without the permission, its cash and its orders are seen only if the plan lost the buffet while they were open
  const buffet = useCurrentCash(club.id, 'buffet', desk === 'reception' && !mayBuffet);
  const left = buffet.data?.left_by_plan ? buffet.data.session : null;
  const settlesOrders = buffet.data !== undefined && (buffet.data.left_orders !== undefined || address.has('order'));
  const session = left ?? current.data?.session ?? null;
  const panel = address.get('panel');
  const known: CashSession[] = sessions.data?.pages.flatMap((page) => page.items) ?? [];
  const closed = known.filter((one) => one.closed_at !== null);
  const shown = address.get('session');
  const leave = () => go({ panel: null });
  const closingOf = (one: CashSession | undefined) => ({
    by: one?.closed_by_name ?? null,
    isOwn: one !== undefined && one.closed_by === user?.id,
  });
  const counted = useCountedSession(panel === 'count', session);
  const isStale = panel !== null && current.data !== undefined && session === null && !counted;
  // a panel left in the address would spring open with the next session
  useEffect(() => {
    if (isStale) go({ panel: null });
  }, [isStale, go]);
  return (
    <Page
      title={text(`cash.title.${desk}`)}
      {...(desk === 'buffet' ? { sections: BUFFET_SECTIONS } : countsBoth && { sections: CASH_SECTIONS })}
    >
      {current.isPending && <CashSkeleton />}
      {current.isError && !current.data && (
        <LoadError
          title={text('cash.failed')}
          reason={errorText(current.error)}
          onRetry={() => void current.refetch()}
        />
      )}
      {current.data &&
        (session ? (
          <SessionCard
            session={session}
            leftByPlan={left !== null}
            formatter={formatter}
            onPanel={(next) => go({ panel: next }, true)}
          />
        ) : (
          <OpenCash
            hint={current.data.taking ? 'shared' : current.data.needed ? 'closed' : 'first'}
            onOpen={(amount) => actions.open(desk, amount)}
          />
        ))}
      {settlesOrders && <LeftOrders club={club} formatter={formatter} />}
      {!current.isPending && (
        <History
          sessions={closed}
          query={sessions}
          formatter={formatter}
          reason={sessions.isError ? errorText(sessions.error) : null}
        />
      )}
      {counted && (
        <CountPanel
          closed={session?.id === counted.id ? null : closingOf(closed.find(({ id }) => id === counted.id))}
          onClose={leave}
          onCount={async (count) => (await actions.close(counted, count)).id}
          onCounted={(id) => go({ panel: null, session: id })}
        />
      )}
      {session && (
        <MovementForm
          type={panel === 'in' || panel === 'out' ? panel : null}
          onMove={async (movement) => void (await actions.move(session, movement))}
          onClose={leave}
        />
      )}
      {shown && (
        <ReportPanel
          key={shown}
          sessionId={shown}
          club={club}
          formatter={formatter}
          onClose={() => go({ session: null })}
        />
      )}
    </Page>
  );
}
