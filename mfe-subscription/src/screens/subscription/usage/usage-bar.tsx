import { makeStyles, mergeClasses, tokens, useId } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { fillOf } from '../model/usage';

const useStyles = makeStyles({
  bar: { display: 'grid', gap: '4px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' },
  count: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  warned: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
  exceeded: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
  track: {
    height: '8px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  fill: { height: '100%', borderRadius: tokens.borderRadiusCircular, backgroundColor: tokens.colorBrandBackground },
  near: { backgroundColor: tokens.colorStatusWarningBackground3 },
  over: { backgroundColor: tokens.colorStatusDangerBackground3 },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

export type Limit = 'clubs' | 'courts' | 'players' | 'events_today' | 'events_month';

interface UsageBarProps {
  limit: Limit;
  use: { used: number; max: number };
}

/** Draws how much of a limit is used, and says what happens when all of it is. */
export function UsageBar({ limit, use }: UsageBarProps) {
  const text = useText();
  const styles = useStyles();
  const id = useId('usage');
  const fill = fillOf(use);
  const level = fill?.level ?? 'free';
  const isWarned = level === 'near' || level === 'full';
  return (
    <li className={styles.bar}>
      <div className={styles.head}>
        <span id={id}>{text(`usage.${limit}`)}</span>
        <span className={mergeClasses(styles.count, isWarned && styles.warned, level === 'over' && styles.exceeded)}>
          {level === 'over' && `${text('usage.over')} · `}
          {text(fill ? 'usage.of' : 'usage.unlimited', use)}
        </span>
      </div>
      {fill && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a native meter looks different in every browser */}
          <div
            role="meter"
            aria-labelledby={id}
            aria-valuemin={0}
            aria-valuemax={use.max}
            aria-valuenow={Math.min(use.used, use.max)}
            aria-valuetext={text('usage.of', use)}
            className={styles.track}
          >
            <div
              className={mergeClasses(styles.fill, isWarned && styles.near, level === 'over' && styles.over)}
              style={{ width: `${fill.share * 100}%` }}
            />
          </div>
          <p className={styles.hint}>{text(`usage.${limit}.full`)}</p>
        </>
      )}
    </li>
  );
}
