import { calendarDate } from '@canchero/shared-contracts/address/calendar-date';
import { startingOn } from '@canchero/shared-contracts/address/day-span';
import { oneOf } from '@canchero/shared-contracts/address/one-of';
import { adminAuditEndpoints, MAX_AUDIT_DAYS } from '@canchero/shared-contracts/admin-audit';
import type { Language } from '@canchero/shared-contracts/core';
import { saveFile, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import { Button } from '@canchero/shared-contracts/ui';
import { DateTime } from 'luxon';
import { useIntl } from 'react-intl';
import { Page } from '../../page/page';
import { typed, useSearch } from '../../page/use-search';
import { useText } from '../../text';
import { AuditFilters } from './audit-filters';
import { AuditLines } from './audit-lines';
import { type AuditSearch, actionName, queryOf } from './queries';

const DAYS = 30;
const READS = {
  from: calendarDate,
  to: calendarDate,
  who: typed,
  club: typed,
  action: actionName,
  id: typed,
  outcome: oneOf(['done', 'refused'] as const),
};

/** Everything that was done on the platform and at its clubs, by whom; nobody can change it. */
export function AuditScreen() {
  const text = useText();
  const host = useHost();
  const errorText = useErrorText();
  const { locale } = useIntl();
  const [asked, change] = useSearch(lastDays(), READS);
  const search = { ...asked, ...startingOn(asked, asked.from, MAX_AUDIT_DAYS) };
  const save = async () => {
    try {
      const query = { ...queryOf(search), language: locale as Language };
      saveFile(await host.call(adminAuditEndpoints.export, { query }));
    } catch (error) {
      host.toast({ intent: 'error', title: text('movements.exportFailed'), body: errorText(error) });
    }
  };
  return (
    <Page
      title={text('audit.title')}
      subtitle={text('audit.subtitle')}
      actions={<Button onClick={() => void save()}>{text('movements.export')}</Button>}
    >
      <AuditFilters search={search} onChange={change} />
      <AuditLines search={search} />
    </Page>
  );
}

function lastDays(): AuditSearch {
  const today = DateTime.now().setZone(PLATFORM_ZONE);
  return {
    from: today.minus({ days: DAYS }).toFormat('yyyy-MM-dd'),
    to: today.toFormat('yyyy-MM-dd'),
    who: '',
    club: '',
    action: '',
    id: '',
    outcome: '',
  };
}
