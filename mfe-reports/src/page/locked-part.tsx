import { pathTo } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { PLAN_NAMES, type PlanId } from '@canchero/shared-contracts/subscription';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { LockClosedRegular } from '@fluentui/react-icons/headless/svg/lock-closed';
import { useText } from '../text';

const useStyles = makeStyles({
  locked: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 24px',
    padding: '20px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  icon: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '22px',
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
  },
  words: { display: 'flex', flexDirection: 'column', gap: '8px', flex: '1 1 280px', minWidth: 0 },
  lead: { margin: 0 },
  list: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    padding: '2px 10px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  upgrade: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: '0 20px',
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

interface LockedPartProps {
  /** Sentence above the names, with the plan. Default: the sentence for a section. */
  lead?: string;
  /** Cheapest plan that has it. */
  plan: PlanId;
  /** Names of what the part would show. */
  figures: readonly string[];
}

/** Part of a report that the club's plan does not have: what it would show, and the way to the plan. */
export function LockedPart({ lead, plan: id, figures }: LockedPartProps) {
  const text = useText();
  const styles = useStyles();
  const plan = PLAN_NAMES[id];
  return (
    <div className={styles.locked}>
      <span className={styles.icon} aria-hidden>
        <LockClosedRegular />
      </span>
      <div className={styles.words}>
        <p className={styles.lead}>{lead ?? text('locked.lead', { plan })}</p>
        <ul className={styles.list}>
          {figures.map((name) => (
            <li key={name} className={styles.item}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <Link to={pathTo('upgrade')} className={styles.upgrade}>
        {text('locked.upgrade', { plan })}
      </Link>
    </div>
  );
}
