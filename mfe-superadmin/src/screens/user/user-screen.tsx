import type { AdminUserDetails } from '@canchero/shared-contracts/admin-user';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { useParams } from '@canchero/shared-contracts/router';
import { LoadError, MessageBar, MessageBarBody, ScreenLoading, Text } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { Page } from '../../page/page';
import { Panel } from '../../page/panel';
import { NameWithTags } from '../../page/tags';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { tagsOf } from '../../page/user-tags';
import { useText } from '../../text';
import { ClubsPanel } from './clubs-panel';
import { useAdminUser } from './queries';
import { UserActions } from './user-actions';

/** An account: who it is, where they work, where they are signed in, and what can be done about it. */
export function UserScreen() {
  const text = useText();
  const errorText = useErrorText();
  const { userId = '' } = useParams();
  const { data, error, refetch } = useAdminUser(userId);
  if (!data) {
    return (
      <Page title={text('user.title')} subtitle={text('user.subtitle')}>
        {error ? (
          <LoadError title={text('user.failed')} reason={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <ScreenLoading />
        )}
      </Page>
    );
  }
  return (
    <Page title={data.name} subtitle={text('user.subtitle')}>
      <User user={data} />
    </Page>
  );
}

function User({ user }: { user: AdminUserDetails }) {
  const text = useText();
  const format = usePlatformFormatter();
  const { block, sessions, created_at, email_verified_at } = user;
  const ofSessions: DataColumn<(typeof sessions)[number]>[] = [
    {
      id: 'device',
      header: text('user.device'),
      cell: ({ browser, system, current }) => (
        <NameWithTags
          name={[browser, system].filter(Boolean).join(' · ') || text('user.device.unknown')}
          tags={current ? [{ text: text('user.session.current') }] : []}
        />
      ),
    },
    { id: 'address', header: text('user.address'), cell: ({ address }) => address },
    { id: 'began', header: text('user.session.began'), cell: (session) => format.dateTime(session.created_at) },
    { id: 'used', header: text('user.session.used'), cell: ({ last_used_at }) => format.dateTime(last_used_at) },
  ];
  return (
    <>
      {block && (
        <MessageBar intent="error">
          <MessageBarBody>
            {text('user.blocked', { since: format.dateTime(block.began_at), reason: block.reason })}
          </MessageBarBody>
        </MessageBar>
      )}
      <Panel title={text('user.account')} actions={<UserActions user={user} />}>
        <NameWithTags name={user.email} tags={tagsOf(user, text)} />
        <Text>{text('user.since', { when: format.dateTime(created_at) })}</Text>
        <Text>
          {email_verified_at
            ? text('user.verified', { when: format.dateTime(email_verified_at) })
            : text('user.unverified')}
        </Text>
      </Panel>
      <ClubsPanel user={user} />
      <Panel title={text('user.sessions')}>
        {sessions.length > 0 ? (
          <DataTable label={text('user.sessions')} columns={ofSessions} rows={sessions} keyOf={({ id }) => id} />
        ) : (
          <Text>{text('user.noSessions')}</Text>
        )}
      </Panel>
    </>
  );
}
