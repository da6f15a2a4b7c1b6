import type { Rollout } from '@canchero/shared-contracts/federation';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { Panel } from '../../../page/panel';
import { useShare } from '../../../page/use-share';
import { useText } from '../../../text';
import { type Part, partsOf } from '../model/parts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, 1fr) 3fr',
    alignItems: 'center',
    gap: '4px 16px',
    '@media (max-width: 599px)': { gridTemplateColumns: '1fr' },
  },
  bar: {
    display: 'flex',
    gap: '2px',
    height: '16px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
  },
  part: { minWidth: '4px', backgroundColor: tokens.colorBrandBackground },
  trial: { backgroundColor: tokens.colorPaletteMarigoldBackground3 },
  words: { gridColumn: '-2', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

/** Draws who has what: for each remote and the shell the versions that clubs have now, as parts of all clubs. */
export function DistributionPanel({ rollouts }: { rollouts: readonly Rollout[] }) {
  const text = useText();
  const styles = useStyles();
  return (
    <Panel title={text('distribution.title')} hint={text('distribution.hint')}>
      <ul className={styles.list} aria-label={text('distribution.title')}>
        {rollouts.map((rollout) => (
          <Distribution key={rollout.name} name={rollout.name} parts={partsOf(rollout)} />
        ))}
      </ul>
    </Panel>
  );
}

function Distribution({ name, parts }: { name: string; parts: readonly Part[] }) {
  const text = useText();
  const share = useShare();
  const styles = useStyles();
  const wordsOf = (part: Part) =>
    text(part.isCanary ? 'distribution.trial' : 'distribution.active', { ...part, share: share(part.share) });
  return (
    <li className={styles.row}>
      <span>{name}</span>
      <span className={styles.bar} aria-hidden>
        {parts
          .filter((part) => part.share > 0)
          .map((part) => (
            <span
              key={part.version}
              className={mergeClasses(styles.part, part.isCanary && styles.trial)}
              style={{ flexGrow: part.share }}
              title={wordsOf(part)}
            />
          ))}
      </span>
      <span className={styles.words}>{parts.map(wordsOf).join(' · ')}</span>
    </li>
  );
}
