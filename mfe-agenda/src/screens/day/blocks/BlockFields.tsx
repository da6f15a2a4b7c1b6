import { BLOCK_KINDS, type BlockKind } from '@canchero/shared-contracts/block';
import type { Court } from '@canchero/shared-contracts/court';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Checkbox, DateField, Field, Input, Select, TimeField } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../../text';
import { type BlockDraft, dateOfWall, draftProblem, timeOfWall, wallOf } from './draft';

const useStyles = makeStyles({
  courts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    margin: 0,
    padding: 0,
    borderTopStyle: 'none',
    borderRightStyle: 'none',
    borderBottomStyle: 'none',
    borderLeftStyle: 'none',
  },
  legend: { padding: 0, fontSize: tokens.fontSizeBase300 },
  problem: {
    flexBasis: '100%',
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
  },
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

interface BlockFieldsProps {
  courts: readonly Court[];
  draft: BlockDraft;
  /** Whether it says what is missing. */
  strict: boolean;
  onChange(change: Partial<BlockDraft>): void;
}

/** Which courts are out of use, from when to when, and why. */
export function BlockFields({ courts, draft, strict, onChange }: BlockFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const problem = strict ? draftProblem(draft) : null;
  const toggle = (id: string, on: boolean) =>
    onChange({ court_ids: on ? [...draft.court_ids, id] : draft.court_ids.filter((c) => c !== id) });
  return (
    <>
      <fieldset className={styles.courts}>
        <legend className={styles.legend}>{text('block.courts')}</legend>
        {courts.map((court) => (
          <Checkbox
            key={court.id}
            label={court.name}
            checked={draft.court_ids.includes(court.id)}
            onChange={(_, data) => toggle(court.id, data.checked === true)}
          />
        ))}
        {problem === 'courts' && (
          <span className={styles.problem} role="alert">
            {text('block.courts.required')}
          </span>
        )}
      </fieldset>
      <div className={styles.moments}>
        {(['start', 'end'] as const).map((edge) => (
          <div key={edge} className={styles.moment}>
            <Field
              label={text(`block.${edge}`)}
              validationMessage={edge === 'end' && problem === 'span' ? text('block.span.invalid') : undefined}
            >
              <DateField
                value={dateOfWall(draft[edge])}
                onChange={(date) => onChange({ [edge]: wallOf(date, timeOfWall(draft[edge])) })}
                pickLabel={text('agenda.pickDate')}
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
      <Field label={text('block.kind')}>
        <Select value={draft.kind} onChange={(_, data) => onChange({ kind: data.value as BlockKind })}>
          {BLOCK_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text(`block.kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text('block.reason')}>
        <Input value={draft.reason} maxLength={200} onChange={(_, data) => onChange({ reason: data.value })} />
      </Field>
    </>
  );
}
