import { BLOCK_KINDS, type BlockKind, MAX_BLOCK_LENGTH } from '@canchero/shared-contracts/block';
import { isAgendaYear } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { CheckChoice, DateField, Field, Input, Select, TimeField } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../../text';
import { type BlockDraft, dateOfWall, draftProblem, timeOfWall, wallOf } from './block-draft';

const useStyles = makeStyles({
  moments: { display: 'flex', flexDirection: 'column', gap: '12px' },
  moment: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: '8px',
    alignItems: 'end',
    '& > *': { minWidth: 0 },
    '& span': { minWidth: 0 },
  },
});

/** Value of the box that chooses every court. */
const ALL = 'all';

interface BlockFieldsProps {
  courts: readonly Court[];
  draft: BlockDraft;
  /** True to show what is missing. */
  strict: boolean;
  onChange(change: Partial<BlockDraft>): void;
}

/** Fields for the courts, the time and the reason of a block. */
export function BlockFields({ courts, draft, strict, onChange }: BlockFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const problem = strict ? draftProblem(draft) : null;
  const problemOf = (edge: 'start' | 'end') => {
    if (edge === 'end' && problem === 'span') return text('block.span.invalid');
    return problem === 'year' && !isAgendaYear(draft[edge]) ? text('problem.year_out_of_range') : undefined;
  };
  const ids = courts.map(({ id }) => id);
  const all = ids.every((id) => draft.court_ids.includes(id));
  const options = courts.map(({ id, name }) => [id, name] as const);
  if (courts.length > 1) options.unshift([ALL, text('filter.allCourts')]);
  const chooseCourts = (chosen: string[]) => {
    const wantsAll = chosen.includes(ALL);
    if (wantsAll !== all) return onChange({ court_ids: wantsAll ? ids : [] });
    onChange({ court_ids: chosen.filter((id) => id !== ALL) });
  };
  return (
    <>
      <CheckChoice
        label={text('courts.title')}
        options={options}
        value={all ? [ALL, ...draft.court_ids] : draft.court_ids}
        problem={problem === 'courts' ? text('block.courts.required') : undefined}
        onChange={chooseCourts}
      />
      <div className={styles.moments}>
        {(['start', 'end'] as const).map((edge) => (
          <div key={edge} className={styles.moment}>
            <Field label={text(edge === 'start' ? 'label.from' : 'label.until')} validationMessage={problemOf(edge)}>
              <DateField
                value={dateOfWall(draft[edge])}
                onChange={(date) => onChange({ [edge]: wallOf(date, timeOfWall(draft[edge])) })}
              />
            </Field>
            <TimeField
              aria-label={text(`block.${edge}.time`)}
              value={timeOfWall(draft[edge])}
              onChange={(time) => onChange({ [edge]: wallOf(dateOfWall(draft[edge]), time) })}
            />
          </div>
        ))}
      </div>
      <Field label={text('label.reason')}>
        <Select value={draft.kind} onChange={(_, data) => onChange({ kind: data.value as BlockKind })}>
          {BLOCK_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text(`block.kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text('block.reason')}>
        <Input
          value={draft.reason}
          maxLength={MAX_BLOCK_LENGTH.reason}
          onChange={(_, data) => onChange({ reason: data.value })}
        />
      </Field>
    </>
  );
}
