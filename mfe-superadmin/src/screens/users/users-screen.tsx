import { type AdminUser, USER_STATES, type UserState } from '@canchero/shared-contracts/admin-user';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, LoadError, makeStyles, ScreenLoading, Text } from '@canchero/shared-contracts/ui';
import { Field, SearchField, Select } from '@canchero/shared-contracts/ui-forms';
import { type DataColumn, DataTable, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { Page } from '../../page/page';
import { NameWithTags } from '../../page/tags';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { tagsOf } from '../../page/user-tags';
import { pathOfUser } from '../../paths';
import { useText } from '../../text';
import { type UserSearch, useAdminUsers } from './queries';

const ROLES = ['super_admin', 'admin'] as const;

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '16px' },
  search: { flex: '1 1 240px', maxWidth: '400px' },
  choice: { flex: '0 1 200px' },
});

/** Accounts of the platform, each with its page. */
export function UsersScreen() {
  const text = useText();
  const styles = useStyles();
  const [search, setSearch] = useState<UserSearch>({ search: '', role: '', state: '' });
  const change = (part: Partial<UserSearch>) => setSearch((before) => ({ ...before, ...part }));
  return (
    <Page title={text('users.title')} subtitle={text('users.subtitle')}>
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={text('clubs.search')}
          hint={text('users.searchHint')}
          value={search.search}
          onChange={(value) => change({ search: value })}
        />
        <Field className={styles.choice} label={text('users.role')}>
          <Select value={search.role} onChange={(_, { value }) => change({ role: value as UserSearch['role'] })}>
            <option value="">{text('clubs.allPlans')}</option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {text(`role.${role}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field className={styles.choice} label={text('clubs.state')}>
          <Select value={search.state} onChange={(_, { value }) => change({ state: value as UserState | '' })}>
            <option value="">{text('clubs.allPlans')}</option>
            {USER_STATES.map((state) => (
              <option key={state} value={state}>
                {text(`userState.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Users search={search} />
    </Page>
  );
}

function Users({ search }: { search: UserSearch }) {
  const text = useText();
  const errorText = useErrorText();
  const format = usePlatformFormatter();
  const row = useRowStyles();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAdminUsers(search);
  const first = data?.pages[0];
  if (!first) {
    if (error)
      return <LoadError title={text('users.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
    return <ScreenLoading />;
  }
  const users = data.pages.flatMap(({ items }) => items);
  const columns: DataColumn<AdminUser>[] = [
    {
      id: 'name',
      header: text('users.name'),
      cell: (user) => (
        <NameWithTags
          name={
            <Link className={row.link} to={pathOfUser(user.id)}>
              {user.name}
            </Link>
          }
          tags={tagsOf(user, text)}
        />
      ),
    },
    { id: 'email', header: text('users.email'), cell: ({ email }) => email },
    { id: 'clubs', header: text('clubs.title'), cell: ({ clubs }) => text('users.clubs', { clubs }) },
    {
      id: 'seen',
      header: text('users.seen'),
      cell: ({ last_seen_at }) => (last_seen_at ? format.dateTime(last_seen_at) : text('tokens.never')),
    },
  ];
  return (
    <>
      <Text role="status">{text('users.count', { count: first.total })}</Text>
      {users.length > 0 && (
        <DataTable label={text('users.title')} columns={columns} rows={users} keyOf={({ id }) => id} />
      )}
      {hasNextPage && (
        <div>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('clubs.more')}
          </Button>
        </div>
      )}
    </>
  );
}
