import { endingOn, startingOn } from '@canchero/shared-contracts/address/day-span';
import { MAX_AUDIT_DAYS } from '@canchero/shared-contracts/admin-audit';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { DateField, Field, SearchField, Select } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../text';
import { type AuditSearch, actionName } from './queries';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: '12px 16px',
  },
});

interface AuditFiltersProps {
  search: AuditSearch;
  onChange(part: Partial<AuditSearch>): void;
}

/** Fields by which lines of the audit are found. A period is always given. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.filters}>
      <SearchField
        label={text('audit.who')}
        hint={text('users.searchHint')}
        value={search.who}
        onChange={(who) => onChange({ who })}
      />
      <SearchField
        label={text('clubs.name')}
        hint={text('audit.clubHint')}
        value={search.club}
        onChange={(club) => onChange({ club })}
      />
      <SearchField
        label={text('audit.action')}
        hint={text('audit.actionHint')}
        value={search.action}
        onChange={(action) => onChange({ action: actionName(action) })}
      />
      <SearchField
        label={text('audit.id')}
        hint={text('audit.idHint')}
        value={search.id}
        onChange={(id) => onChange({ id })}
      />
      <Field label={text('audit.from')}>
        <DateField
          value={search.from}
          onChange={(from) => from && onChange(startingOn(search, from, MAX_AUDIT_DAYS))}
        />
      </Field>
      <Field label={text('audit.to')}>
        <DateField value={search.to} onChange={(to) => to && onChange(endingOn(search, to, MAX_AUDIT_DAYS))} />
      </Field>
      <Field label={text('audit.outcome')}>
        <Select
          value={search.outcome}
          onChange={(_, { value }) => onChange({ outcome: value as AuditSearch['outcome'] })}
        >
          <option value="">{text('filters.any')}</option>
          <option value="done">{text('audit.done')}</option>
          <option value="refused">{text('audit.refused')}</option>
        </Select>
      </Field>
    </div>
  );
}
