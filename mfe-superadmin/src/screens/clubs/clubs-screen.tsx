import { type AdminClub, CLUB_SIGNS, type ClubSign } from '@canchero/shared-contracts/admin-club';
import { useErrorText } from '@canchero/shared-contracts/kit';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import { Button, LoadError, makeStyles, ScreenLoading, Text } from '@canchero/shared-contracts/ui';
import { Field, SearchField, Select } from '@canchero/shared-contracts/ui-forms';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { ALL_CLUBS, type ClubSearch, useAdminClubs } from '../../clubs/queries';
import { Page } from '../../page/page';
import { PLAN_NAMES } from '../../page/plan-names';
import { NameWithTags } from '../../page/tags';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useText } from '../../text';
import { EntryForm } from './entry-form';
import { SuspensionForm } from './suspension-form';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '16px' },
  search: { flex: '1 1 240px', maxWidth: '400px' },
  plan: { flex: '0 1 200px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Clubs of the platform, with the way into each. */
export function ClubsScreen() {
  const text = useText();
  const styles = useStyles();
  const [search, setSearch] = useState(ALL_CLUBS);
  return (
    <Page title={text('clubs.title')} subtitle={text('clubs.subtitle')}>
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={text('clubs.search')}
          hint={text('clubs.searchHint')}
          value={search.search}
          onChange={(value) => setSearch((before) => ({ ...before, search: value }))}
        />
        <Field className={styles.plan} label={text('revenue.plan')}>
          <Select
            value={search.plan}
            onChange={(_, data) => setSearch((before) => ({ ...before, plan: data.value as PlanId | '' }))}
          >
            <option value="">{text('clubs.allPlans')}</option>
            {Object.entries(PLAN_NAMES).map(([plan, name]) => (
              <option key={plan} value={plan}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field className={styles.plan} label={text('clubs.state')}>
          <Select
            value={search.sign}
            onChange={(_, data) => setSearch((before) => ({ ...before, sign: data.value as ClubSign | '' }))}
          >
            <option value="">{text('clubs.allPlans')}</option>
            {CLUB_SIGNS.map((sign) => (
              <option key={sign} value={sign}>
                {text(`sign.${sign}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Clubs search={search} />
    </Page>
  );
}

function Clubs({ search }: { search: ClubSearch }) {
  const text = useText();
  const errorText = useErrorText();
  const format = usePlatformFormatter();
  const styles = useStyles();
  const [entered, setEntered] = useState<AdminClub | null>(null);
  const [suspended, setSuspended] = useState<AdminClub | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAdminClubs(search);
  const first = data?.pages[0];
  if (!first) {
    if (error)
      return <LoadError title={text('clubs.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
    return <ScreenLoading />;
  }
  const clubs = data.pages.flatMap(({ items }) => items);
  const columns: DataColumn<AdminClub>[] = [
    {
      id: 'name',
      header: text('clubs.name'),
      cell: ({ name, signs }) => (
        <NameWithTags
          name={name}
          tags={signs.map((sign) => ({ text: text(`sign.${sign}`), alarm: sign !== 'quiet' }))}
        />
      ),
    },
    {
      id: 'owner',
      header: text('clubs.owner'),
      cell: ({ owner_name, owner_email }) => `${owner_name} · ${owner_email}`,
    },
    { id: 'plan', header: text('revenue.plan'), cell: ({ plan }) => PLAN_NAMES[plan] },
    { id: 'use', header: text('clubs.use'), cell: ({ courts, members }) => text('clubs.used', { courts, members }) },
    {
      id: 'active',
      header: text('clubs.active'),
      cell: ({ last_active_at }) => (last_active_at ? format.dateTime(last_active_at) : text('tokens.never')),
    },
    {
      id: 'enter',
      header: text('release.actions'),
      headerHidden: true,
      cell: (club) => (
        <div className={styles.actions}>
          <Button
            size="small"
            aria-label={text('clubs.enterNamed', { name: club.name })}
            onClick={() => setEntered(club)}
          >
            {text('clubs.enter')}
          </Button>
          <Button
            size="small"
            aria-label={text(club.suspension ? 'clubs.liftNamed' : 'clubs.suspendNamed', { name: club.name })}
            onClick={() => setSuspended(club)}
          >
            {text(club.suspension ? 'clubs.lift' : 'clubs.suspend')}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <>
      <Text role="status">{text('clubs.count', { count: first.total })}</Text>
      {clubs.length > 0 && (
        <DataTable label={text('clubs.title')} columns={columns} rows={clubs} keyOf={({ id }) => id} />
      )}
      {hasNextPage && (
        <div>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('clubs.more')}
          </Button>
        </div>
      )}
      <DialogHost open={entered !== null} onClose={() => setEntered(null)}>
        {entered && <EntryForm club={entered} onClose={() => setEntered(null)} />}
      </DialogHost>
      <DialogHost open={suspended !== null} onClose={() => setSuspended(null)}>
        {suspended && <SuspensionForm club={suspended} onClose={() => setSuspended(null)} />}
      </DialogHost>
    </>
  );
}
