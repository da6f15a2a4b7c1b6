import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { COLUMNS } from './grid/geometry';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gridTemplateRows: `${COLUMNS.headHeight}px repeat(6, 1fr)`,
    gap: '8px',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
  },
  bone: {
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.5 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

const BONES = Array.from({ length: 42 }, (_, i) => `bone-${i}`);

/** Placeholder of the grid until the courts are loaded. */
export function GridSkeleton() {
  const styles = useStyles();
  const text = useText();
  return (
    <div role="status" aria-label={text('agenda.loading')} className={styles.frame}>
      {BONES.map((bone) => (
        <div key={bone} className={styles.bone} />
      ))}
    </div>
  );
}
