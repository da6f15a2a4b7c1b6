import type { PublicClub } from '@canchero/shared-contracts/club';
import { isAppError } from '@canchero/shared-contracts/core';
import { lazyPart, useErrorText, useQueryParams } from '@canchero/shared-contracts/kit';
import { useLocation, useNavigate, useParams } from '@canchero/shared-contracts/router';
import { LoadError, makeStyles, ScreenLoading, tokens } from '@canchero/shared-contracts/ui';
import { Suspense, useEffect, useRef } from 'react';
import { PageFooter } from '../../site/page-footer';
import { useText } from '../../text';
import { ChooseStep } from './choose/choose-step';
import { ClubHead } from './club/club-head';
import { clubColors } from './club/cover';
import { UnknownClub } from './club/unknown-club';
import { WIDE } from './layout';
import type { StepState } from './model/place';
import { usePublicClub } from './queries';
import { useChoice } from './use-choice';

/** The free starts come first; the form, and the code of fields with it, comes while they are looked at. */
const HoldStep = lazyPart(() => import('./hold/hold-step').then((m) => m.HoldStep));
const OwnBooking = lazyPart(() => import('./own/own-booking').then((m) => m.OwnBooking));

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    [WIDE]: { backgroundColor: tokens.colorNeutralBackground2 },
  },
  columns: {
    flexGrow: 1,
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: '340px minmax(0, 1fr)',
      alignItems: 'start',
      alignContent: 'start',
      gap: '24px',
      boxSizing: 'border-box',
      width: '100%',
      maxWidth: '1140px',
      marginInline: 'auto',
      padding: '24px',
    },
  },
  club: { [WIDE]: { position: 'sticky', top: '24px' } },
  main: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '720px',
    minWidth: 0,
    marginInline: 'auto',
    padding: '16px',
    [WIDE]: {
      maxWidth: 'none',
      padding: '24px',
      borderRadius: tokens.borderRadiusXLarge,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      boxShadow: tokens.shadow4,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  message: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '560px',
    marginInline: 'auto',
    padding: '32px 16px',
  },
});

/** Public page of a club, named by id or slug: free starts, the form of a booking, and the booking itself. */
export function BookingScreen() {
  const styles = useStyles();
  const { clubId = '' } = useParams();
  return (
    <div className={styles.page}>
      <Club name={clubId} />
      <PageFooter />
    </div>
  );
}

function Club({ name }: { name: string }) {
  const styles = useStyles();
  const text = useText();
  const errorText = useErrorText();
  const club = usePublicClub(name);
  if (club.data) return <Steps club={club.data} />;
  if (!club.isError) return <ScreenLoading />;
  const unknown = isAppError(club.error) && (club.error.code === 'not_found' || [400, 422].includes(club.error.status));
  return (
    <main className={styles.message}>
      {unknown ? (
        <UnknownClub />
      ) : (
        <LoadError title={text('failed.club')} reason={errorText(club.error)} onRetry={() => void club.refetch()} />
      )}
    </main>
  );
}

function Steps({ club }: { club: PublicClub }) {
  const styles = useStyles();
  const text = useText();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [query] = useQueryParams();
  const { choice, place, days, choose } = useChoice(club);
  const token = query.get('booking');
  useEffect(() => {
    document.title = text('club.title', { club: club.name });
  }, [text, club.name]);
  useEffect(() => {
    if (!token) HoldStep.prepare();
  }, [token]);
  const list = useRef<HTMLHeadingElement>(null);
  const placeBefore = useRef(place);
  useEffect(() => {
    // the form takes the focus itself, and loses it when it is left
    if (placeBefore.current && !place) list.current?.focus({ preventScroll: true });
    placeBefore.current = place;
  }, [place]);
  // a link from elsewhere opens the form directly: then there is no list to go back to
  const goBack = () => {
    if ((state as StepState | null)?.fromList) navigate(-1);
    else navigate(listAddress(pathname, choice), { replace: true });
  };
  return (
    <div className={styles.columns} style={clubColors(club)}>
      <div className={styles.club}>
        {/* a booking's own page says how to reach the club about it */}
        <ClubHead club={club} details={token ? 'never' : place ? 'wide' : 'always'} />
      </div>
      <main className={styles.main}>
        <Suspense fallback={<ScreenLoading />}>
          {token ? (
            <OwnBooking key={token} token={token} />
          ) : place ? (
            <HoldStep key={`${place.court.id} ${place.start}`} club={club} place={place} onBack={goBack} />
          ) : (
            <ChooseStep heading={list} club={club} choice={choice} days={days} choose={choose} />
          )}
        </Suspense>
      </main>
    </div>
  );
}

const listAddress = (pathname: string, choice: object) =>
  `${pathname}?${new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)]))}`;
