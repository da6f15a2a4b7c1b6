import type { Rollout } from '@canchero/shared-contracts/federation';
import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useShare } from '../../../page/use-share';
import { failureRate } from '../../../releases/failure-rate';
import { useText } from '../../../text';

const useStyles = makeStyles({
  running: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  words: { flex: '1 1 280px', margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface CanaryLineProps {
  canary: NonNullable<Rollout['canary']>;
  /** Number of all clubs. */
  clubs: number;
  onHalt(): void;
  onSpread(): void;
}

/** Tells who tries a release and how often it fails beside the active one, or why the trial was halted. */
export function CanaryLine({ canary, clubs, onHalt, onSpread }: CanaryLineProps) {
  const text = useText();
  const share = useShare();
  const styles = useStyles();
  const { version, halted_by, tried, active } = canary;
  const rates = text('canary.rates', {
    loads: tried.loads,
    rate: share(failureRate(tried)),
    activeLoads: active.loads,
    activeRate: share(failureRate(active)),
  });
  if (halted_by !== null)
    return (
      <MessageBar intent="warning">
        <MessageBarBody>
          <span className={styles.title}>{text(`canary.${halted_by}`, { version })}</span> {rates}
        </MessageBarBody>
      </MessageBar>
    );
  const names = canary.clubs.map(({ name }) => name).join(', ');
  return (
    <div className={styles.running}>
      <p className={styles.words}>
        <span className={styles.title}>{text('canary.running', { version })}</span>{' '}
        {text('canary.clubs', { count: canary.clubs.length, clubs, names })} {rates}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={onSpread}>
          {text('canary.spread')}
        </Button>
        <Button size="small" onClick={onHalt}>
          {text('canary.halt')}
        </Button>
      </div>
    </div>
  );
}
