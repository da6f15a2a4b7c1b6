import { isSuperAdmin } from '@canchero/shared-contracts/auth';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  tokens,
} from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Loading, Notice } from '../chrome/centered';
import { publicSession } from '../session/session-store';
import { useText } from '../text';
import { loadSelected } from './club-actions';
import { clubs } from './club-store';

/** Lets through once a club is selected and its details are here; else says what is missing. */
export function ClubGuard({ children }: { children: ReactNode }) {
  const text = useText();
  const navigate = useNavigate();
  const { user } = useStore(publicSession);
  const { status, clubs: list, selectedId, selected, detailsFailed } = useStore(clubs);
  if (!user) return <Loading label={text('loading')} />;
  const superAdmin = isSuperAdmin(user);
  if (superAdmin && status === 'loading' && !selectedId) return <Loading label={text('loading')} />;
  const count = superAdmin ? list.length : user.club_ids.length;
  if (count === 0 && !superAdmin)
    return (
      <Notice
        title={text('club.none')}
        actions={
          <Button appearance="primary" onClick={() => navigate('/onboarding')}>
            {text('club.createFirst')}
          </Button>
        }
      >
        {text('club.noneWhy')}
      </Notice>
    );
  if (!selectedId) return <NoneSelected count={count} />;
  if (selected) return children;
  if (detailsFailed)
    return (
      <Notice
        role="alert"
        title={text('club.failed')}
        actions={<Button onClick={() => void loadSelected()}>{text('action.retry')}</Button>}
      >
        {text('auth.error.offline')}
      </Notice>
    );
  return <Loading label={text('club.loading')} />;
}

const useStyles = makeStyles({
  place: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    maxWidth: '520px',
    margin: '12vh auto 0',
    padding: tokens.spacingHorizontalXL,
  },
  why: { color: tokens.colorNeutralForeground2 },
  button: { alignSelf: 'flex-start' },
});

function NoneSelected({ count }: { count: number }) {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <section className={styles.place}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{text('club.selectToGoOn')}</MessageBarTitle>
          {text('club.available', { count })}
        </MessageBarBody>
      </MessageBar>
      <Text className={styles.why}>{text('club.selectWhy')}</Text>
      <Button
        className={styles.button}
        appearance="primary"
        onClick={() => navigate('/select-club', { state: { from: pathname + search } })}
      >
        {text('club.select')}
      </Button>
    </section>
  );
}
