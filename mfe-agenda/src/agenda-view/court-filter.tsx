import type { Sport } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { makeStyles, mergeClasses, TOUCH_HEIGHT, tokens } from '@canchero/shared-contracts/ui';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { Ref } from 'react';
import { type TextId, useText } from '../text';
import { useFieldStyles } from './field-styles';

interface CourtFilterProps {
  /** Undefined until they are read. */
  courts: readonly Court[] | undefined;
  /** Sports of the club, offered until its courts are read, so that the toolbar does not change its lines then. */
  clubSports: readonly Sport[];
  selected: readonly string[];
  sport: Sport | null;
  onChange(change: { courts?: readonly string[]; sport?: Sport | null }): void;
  /** Field that the key / focuses. */
  fieldRef: Ref<HTMLSelectElement>;
}

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  // a width of its own: that of its longest choice would change when the courts are read
  select: { width: '160px', '@media (max-width: 600px)': { flexGrow: 1, flexBasis: '120px', minWidth: 0 } },
  chips: { display: 'contents', listStyleType: 'none' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxWidth: '200px',
    height: '28px',
    ...TOUCH_HEIGHT,
    padding: '0 8px 0 12px',
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});

/** Filter by sport and by courts. Each chosen court is a chip that removes itself. */
export function CourtFilter({ courts, clubSports, selected, sport, onChange, fieldRef }: CourtFilterProps) {
  const text = useText();
  const styles = useStyles();
  const fields = useFieldStyles();
  const known = courts ?? [];
  const sports = courts ? [...new Set(courts.map((c) => c.sport))] : clubSports;
  const chosen = known.filter((c) => selected.includes(c.id));
  const choices = known.filter((c) => !selected.includes(c.id) && (!sport || c.sport === sport));
  return (
    <div className={styles.filters}>
      {sports.length > 1 && (
        <select
          className={mergeClasses(fields.field, styles.select)}
          aria-label={text('filter.sport')}
          value={sport ?? ''}
          onChange={(event) => onChange({ sport: (event.target.value || null) as Sport | null })}
        >
          <option value="">{text('filter.allSports')}</option>
          {sports.map((s) => (
            <option key={s} value={s}>
              {text(`sport.${s}` as TextId)}
            </option>
          ))}
        </select>
      )}
      <select
        ref={fieldRef}
        className={mergeClasses(fields.field, styles.select)}
        aria-label={text('filter.court')}
        aria-keyshortcuts="/"
        value=""
        onChange={(event) => event.target.value && onChange({ courts: [...selected, event.target.value] })}
      >
        <option value="">{text(chosen.length > 0 ? 'filter.addCourt' : 'filter.allCourts')}</option>
        {choices.map((court) => (
          <option key={court.id} value={court.id}>
            {court.name}
          </option>
        ))}
      </select>
      <ul className={styles.chips}>
        {chosen.map((court) => (
          <li key={court.id} style={{ display: 'contents' }}>
            <button
              type="button"
              className={styles.chip}
              aria-label={text('filter.remove', { name: court.name })}
              onClick={() => onChange({ courts: selected.filter((id) => id !== court.id) })}
            >
              <span>{court.name}</span>
              <DismissRegular fontSize={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
