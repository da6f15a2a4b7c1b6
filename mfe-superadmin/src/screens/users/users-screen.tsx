import { oneOf } from '@canchero/shared-contracts/address/one-of';
import { type AdminUser, USER_STATES } from '@canchero/shared-contracts/admin-user';
import { Link } from '@canchero/shared-contracts/router';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { type DataColumn, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { Filters } from '../../page/filters';
import { Page } from '../../page/page';
import { PagedTable } from '../../page/paged-table';
import { NameWithTags } from '../../page/tags';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { typed, useSearch } from '../../page/use-search';
import { tagsOf } from '../../page/user-tags';
import { pathOfUser } from '../../paths';
import { useText } from '../../text';
import { type UserSearch, useAdminUsers } from './queries';

const ROLES = ['super_admin', 'admin'] as const;
const ALL_USERS: UserSearch = { search: '', role: '', state: '' };

/** Accounts of the platform, each with its page. */
export function UsersScreen() {
  const text = useText();
  const [search, change] = useSearch(ALL_USERS, { search: typed, role: oneOf(ROLES), state: oneOf(USER_STATES) });
  return (
    <Page title={text('users.title')} subtitle={text('users.subtitle')}>
      <Filters search={search.search} hint={text('users.searchHint')} onSearch={(value) => change({ search: value })}>
        <Choice
          label={text('users.role')}
          all={text('filters.any')}
          value={search.role || null}
          options={ROLES.map((role) => [role, text(`role.${role}`)])}
          onChange={(role) => change({ role: role ?? '' })}
        />
        <Choice
          label={text('clubs.state')}
          all={text('filters.any')}
          value={search.state || null}
          options={USER_STATES.map((state) => [state, text(`userState.${state}`)])}
          onChange={(state) => change({ state: state ?? '' })}
        />
      </Filters>
      <Users search={search} />
    </Page>
  );
}

function Users({ search }: { search: UserSearch }) {
  const text = useText();
  const format = usePlatformFormatter();
  const row = useRowStyles();
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
    <PagedTable
      label={text('users.title')}
      query={useAdminUsers(search)}
      failed={text('users.failed')}
      count={(count) => text('users.count', { count })}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}
