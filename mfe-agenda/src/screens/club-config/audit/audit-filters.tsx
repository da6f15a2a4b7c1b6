import { AUDIT_AREAS } from '@canchero/shared-contracts/audit';
import { Button } from '@canchero/shared-contracts/ui';
import { DateField, Field, Select } from '@canchero/shared-contracts/ui-forms';
import type { AuditFilter } from '../model/audit-filter';
import { useMembers } from '../queries';
import { useConfigStyles } from '../styles';
import { useText } from '../text';

interface AuditFiltersProps {
  clubId: string;
  filter: AuditFilter;
  onChange(part: { [K in keyof AuditFilter]?: string | null }): void;
  onClear(): void;
}

/** Filters of the audit. Their values are kept in the address. */
export function AuditFilters({ clubId, filter, onChange, onClear }: AuditFiltersProps) {
  const text = useText();
  const styles = useConfigStyles();
  const members = useMembers(clubId);
  return (
    <search className={styles.filters}>
      <Field label={text('config.audit.column.object')} className={styles.field}>
        <Select value={filter.area ?? ''} onChange={(_, { value }) => onChange({ area: value || null })}>
          <option value="">{text('label.all')}</option>
          {AUDIT_AREAS.map((area) => (
            <option key={area} value={area}>
              {text(`config.audit.area.${area}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text('config.audit.column.who')} className={styles.field}>
        <Select value={filter.actor_id ?? ''} onChange={(_, { value }) => onChange({ actor_id: value || null })}>
          <option value="">{text('config.audit.everyone')}</option>
          {members.data?.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name || email}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text('label.from')} className={styles.field}>
        <DateField value={filter.from ?? ''} onChange={(date) => onChange({ from: date || null })} />
      </Field>
      <Field label={text('label.until')} className={styles.field}>
        <DateField value={filter.to ?? ''} min={filter.from} onChange={(date) => onChange({ to: date || null })} />
      </Field>
      {Object.keys(filter).length > 0 && (
        <Button appearance="subtle" onClick={onClear}>
          {text('filter.clear')}
        </Button>
      )}
    </search>
  );
}
