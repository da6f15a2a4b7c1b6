import { oneOf } from '@canchero/shared-contracts/address/one-of';
import { type AdminClub, CLUB_SIGNS, type ClubSign } from '@canchero/shared-contracts/admin-club';
import { PLAN_NAMES, PLANS } from '@canchero/shared-contracts/subscription';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import type { DataColumn } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { ALL_CLUBS, type ClubSearch, useAdminClubs } from '../../clubs/queries';
import { Filters } from '../../page/filters';
import { Page } from '../../page/page';
import { PagedTable } from '../../page/paged-table';
import { Tags } from '../../page/tags';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { typed, useSearch } from '../../page/use-search';
import { useText } from '../../text';
import { EntryForm } from './entry-form';
import { ReopeningForm } from './reopening-form';
import { SuspensionForm } from './suspension-form';

/** Signs that nobody has to act upon. */
const CALM: readonly ClubSign[] = ['closed', 'quiet'];

const useStyles = makeStyles({
  actions: { display: 'flex', gap: '8px' },
});

/** Clubs of the platform, with the way into each. */
export function ClubsScreen() {
  const text = useText();
  const [search, change] = useSearch(ALL_CLUBS, { search: typed, plan: oneOf(PLANS), sign: oneOf(CLUB_SIGNS) });
  return (
    <Page title={text('clubs.title')} subtitle={text('clubs.subtitle')}>
      <Filters search={search.search} hint={text('clubs.searchHint')} onSearch={(value) => change({ search: value })}>
        <Choice
          label={text('revenue.plan')}
          all={text('filters.any')}
          value={search.plan || null}
          options={PLANS.map((plan) => [plan, PLAN_NAMES[plan]])}
          onChange={(plan) => change({ plan: plan ?? '' })}
        />
        <Choice
          label={text('clubs.state')}
          all={text('filters.any')}
          value={search.sign || null}
          options={CLUB_SIGNS.map((sign) => [sign, text(`sign.${sign}`)])}
          onChange={(sign) => change({ sign: sign ?? '' })}
        />
      </Filters>
      <Clubs search={search} />
    </Page>
  );
}

function Clubs({ search }: { search: ClubSearch }) {
  const text = useText();
  const format = usePlatformFormatter();
  const [entered, setEntered] = useState<AdminClub | null>(null);
  const [suspended, setSuspended] = useState<AdminClub | null>(null);
  const [reopened, setReopened] = useState<AdminClub | null>(null);
  const columns: DataColumn<AdminClub>[] = [
    {
      id: 'name',
      header: text('clubs.name'),
      cell: ({ name }) => name,
    },
    {
      id: 'health',
      header: text('clubs.health'),
      cell: ({ signs }) =>
        signs.length === 0 ? (
          text('clubs.well')
        ) : (
          <Tags tags={signs.map((sign) => ({ text: text(`sign.${sign}`), alarm: !CALM.includes(sign) }))} />
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
      cell: (club) => <ClubActions club={club} onEnter={setEntered} onSuspend={setSuspended} onReopen={setReopened} />,
    },
  ];
  return (
    <>
      <PagedTable
        label={text('clubs.title')}
        query={useAdminClubs(search)}
        failed={text('clubs.failed')}
        count={(count) => text('clubs.count', { count })}
        columns={columns}
        keyOf={({ id }) => id}
        wide
      />
      <DialogHost open={entered !== null} onClose={() => setEntered(null)}>
        {entered && <EntryForm club={entered} onClose={() => setEntered(null)} />}
      </DialogHost>
      <DialogHost open={suspended !== null} onClose={() => setSuspended(null)}>
        {suspended && <SuspensionForm club={suspended} onClose={() => setSuspended(null)} />}
      </DialogHost>
      <DialogHost open={reopened !== null} onClose={() => setReopened(null)}>
        {reopened && <ReopeningForm club={reopened} onClose={() => setReopened(null)} />}
      </DialogHost>
    </>
  );
}

interface ClubActionsProps {
  club: AdminClub;
  onEnter(club: AdminClub): void;
  onSuspend(club: AdminClub): void;
  onReopen(club: AdminClub): void;
}

/** Buttons for what can be done with a club. A closed club can only be reopened, and only until its data are erased. */
function ClubActions({ club, onEnter, onSuspend, onReopen }: ClubActionsProps) {
  const text = useText();
  const styles = useStyles();
  const { name, closing, suspension } = club;
  if (closing?.erased_at) return text('clubs.erased');
  if (closing) {
    return (
      <Button size="small" aria-label={text('clubs.reopenNamed', { name })} onClick={() => onReopen(club)}>
        {text('clubs.reopen')}
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={text('clubs.enterNamed', { name })} onClick={() => onEnter(club)}>
        {text('clubs.enter')}
      </Button>
      <Button
        size="small"
        aria-label={text(suspension ? 'clubs.liftNamed' : 'clubs.suspendNamed', { name })}
        onClick={() => onSuspend(club)}
      >
        {text(suspension ? 'clubs.lift' : 'clubs.suspend')}
      </Button>
    </div>
  );
}
