import { type AccountSession, accountEndpoints } from '@canchero/shared-contracts/auth';
import { keyOf } from '@canchero/shared-contracts/kit';
import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Spinner,
  tokens,
} from '@canchero/shared-contracts/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { describeError } from '../../i18n/describe-error';
import { useText } from '../../i18n/text';
import { showErrorToast } from '../../parts/toast-queue';
import { call } from '../../session/session-call';
import { ProfileCard } from './profile-card';

export const SESSIONS_KEY = keyOf(accountEndpoints.sessions);

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  session: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  device: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  here: { color: tokens.colorPaletteGreenForeground1, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  all: { alignSelf: 'flex-start' },
});

/** Lists the sessions of the account, each with a button to end it. */
export function SessionsCard() {
  const text = useText();
  const styles = useStyles();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => call(accountEndpoints.sessions, {}, { signal }),
  });
  const end = useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? call(accountEndpoints.endOtherSessions, {})
        : call(accountEndpoints.endSession, { params: { sessionId } }),
    onError: (failure) => showErrorToast(failure, text('profile.sessionsFailed')),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  return (
    <ProfileCard title={text('profile.sessions')}>
      {!data && !error && <Spinner size="tiny" label={text('loading')} />}
      {!data && error && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{describeError(error)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void refetch()}>{text('action.retry')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {data && (
        <ul className={styles.list}>
          {data.map((session) => (
            <SessionLine key={session.id} session={session} busy={end.isPending} onEnd={() => end.mutate(session.id)} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button className={styles.all} disabled={end.isPending} onClick={() => end.mutate(null)}>
          {text('profile.endOthers')}
        </Button>
      )}
    </ProfileCard>
  );
}

function SessionLine({ session, busy, onEnd }: { session: AccountSession; busy: boolean; onEnd(): void }) {
  const text = useText();
  const styles = useStyles();
  const intl = useIntl();
  const device = [session.browser, session.system].filter(Boolean).join(' · ') || text('profile.unknownDevice');
  const used = intl.formatDate(session.last_used_at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.session}>
      <span className={styles.words}>
        <span className={styles.device}>{device}</span>
        <span className={styles.quiet}>
          {text('profile.lastUse', { when: used })}
          {session.address && ` · ${session.address}`}
        </span>
      </span>
      {session.current ? (
        <span className={styles.here}>{text('profile.thisSession')}</span>
      ) : (
        <Button
          appearance="subtle"
          disabled={busy}
          aria-label={text('profile.endSession', { device, when: used })}
          onClick={onEnd}
        >
          {text('profile.end')}
        </Button>
      )}
    </li>
  );
}
