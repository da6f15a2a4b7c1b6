import { isSuperAdmin } from '@canchero/shared-contracts/auth';
import { useStore } from '@canchero/shared-contracts/kit';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { Loading } from '../parts/centered';
import { FailureNotice } from '../parts/failure-notice';
import { onDemand } from '../parts/on-demand';
import { publicSession } from '../session/session-store';
import { loadSelected } from './club-actions';
import { clubs } from './club-store';

const NoClub = onDemand(() => import(/* webpackChunkName: "notices" */ './club-notices').then((m) => m.NoClub));
const NoneSelected = onDemand(() =>
  import(/* webpackChunkName: "notices" */ './club-notices').then((m) => m.NoneSelected),
);

/** Draws its children once a club is selected and its details are read; else says what is missing. */
export function ClubGuard({ children }: { children: ReactNode }) {
  const text = useText();
  const { user } = useStore(publicSession);
  const { status, clubs: list, selectedId, selected, detailsFailed } = useStore(clubs);
  if (!user) return <Loading label={text('loading')} />;
  const superAdmin = isSuperAdmin(user);
  if (superAdmin && status === 'loading' && !selectedId) return <Loading label={text('loading')} />;
  const count = superAdmin ? list.length : user.club_ids.length;
  if (count === 0 && !superAdmin) return <NoClub />;
  if (!selectedId) return <NoneSelected count={count} />;
  if (selected) return children;
  if (detailsFailed)
    return (
      <FailureNotice title={text('club.failed')} onAction={() => void loadSelected()}>
        {text('auth.error.offline')}
      </FailureNotice>
    );
  return <Loading label={text('club.loading')} />;
}
