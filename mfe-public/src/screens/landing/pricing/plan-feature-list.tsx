import { PLAN_SWITCHES, type PlanView } from '@canchero/shared-contracts/subscription';
import { makeStyles, mergeClasses, tokens, VisuallyHidden } from '@canchero/shared-contracts/ui';
import { Checkmark20Filled } from '@fluentui/react-icons/headless/svg/checkmark';
import { Subtract20Regular } from '@fluentui/react-icons/headless/svg/subtract';
import type { ReactNode } from 'react';
import { When } from '../../../catalogue/when';
import { useText } from '../../../text';

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

/** Features of a plan, missing ones faint, in the same order on every card: limits, features, support. */
export function PlanFeatureList({ plan }: { plan: PlanView }) {
  const styles = useStyles();
  const text = useText();
  return (
    <ul className={styles.list} aria-label={text('landing.pricing.features', { plan: plan.name })}>
      <Included>{plan.courts}</Included>
      <Included>
        <When flag={plan.players} name="players" otherwise={text('landing.plan.players.unlimited')}>
          {text('landing.plan.players', { max: plan.players })}
        </When>
      </Included>
      <Included>
        <When flag={plan.bookings} name="bookings" otherwise={text('landing.plan.bookings.unlimited')}>
          {text('landing.plan.bookings', { max: plan.bookings })}
        </When>
      </Included>
      {PLAN_SWITCHES.map((key) => (
        <When
          key={key}
          flag={plan.features[key]}
          name={`features.${key}`}
          otherwise={<Missing>{text(`landing.plan.${key}`)}</Missing>}
        >
          <Included>{text(`landing.plan.${key}`)}</Included>
        </When>
      ))}
      <Included>{plan.support}</Included>
    </ul>
  );
}

function Included({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <li className={styles.feature}>
      <Checkmark20Filled className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}

function Missing({ children }: { children: string }) {
  const styles = useStyles();
  const text = useText();
  return (
    <li className={mergeClasses(styles.feature, styles.absent)}>
      <Subtract20Regular className={mergeClasses(styles.icon, styles.absentIcon)} />
      <span>
        <VisuallyHidden>{text('landing.pricing.notIncluded')} </VisuallyHidden>
        {children}
      </span>
    </li>
  );
}
