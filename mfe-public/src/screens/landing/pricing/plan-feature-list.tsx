import type { Language } from '@canchero/shared-contracts/core';
import type { Plan } from '@canchero/shared-contracts/subscription';
import { makeStyles, mergeClasses, tokens, VisuallyHidden } from '@canchero/shared-contracts/ui';
import { Checkmark20Filled } from '@fluentui/react-icons/headless/svg/checkmark';
import { Subtract20Regular } from '@fluentui/react-icons/headless/svg/subtract';
import { useText } from '../../../text';
import { planFeatures } from '../model/plan-features';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '12px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    paddingTop: '20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  feature: { display: 'flex', gap: '12px', lineHeight: tokens.lineHeightBase300 },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  absent: { color: tokens.colorNeutralForeground3 },
  absentIcon: { color: tokens.colorNeutralForeground4 },
});

/** Features of a plan, missing ones faint, in the same order on every card. */
export function PlanFeatureList({ plan, language }: { plan: Plan; language: Language }) {
  const styles = useStyles();
  const text = useText();
  return (
    <ul className={styles.list} aria-label={text('landing.pricing.features', { plan: plan.name })}>
      {planFeatures(plan, language).map(({ key, included, text: label }) => (
        <li key={key} className={mergeClasses(styles.feature, !included && styles.absent)}>
          {included ? (
            <Checkmark20Filled className={styles.icon} />
          ) : (
            <Subtract20Regular className={mergeClasses(styles.icon, styles.absentIcon)} />
          )}
          <span>
            {!included && <VisuallyHidden>{text('landing.pricing.notIncluded')} </VisuallyHidden>}
            {typeof label === 'string' ? label : text(label.id, label.values)}
          </span>
        </li>
      ))}
    </ul>
  );
}
