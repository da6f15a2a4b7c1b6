import type { Billing, PlanView } from '@canchero/shared-contracts/subscription';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { When } from '../../../catalogue/when';
import { ActionLink } from '../../../site/action-link';
import { PHONE } from '../../../site/breakpoints';
import { useText } from '../../../text';
import { PlanFeatureList } from './plan-feature-list';
import { PriceTag } from './price-tag';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    padding: '28px 24px',
    borderRadius: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  recommended: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `0 0 0 1px ${tokens.colorBrandStroke1}, ${tokens.shadow16}`,
  },
  mark: {
    position: 'absolute',
    top: '-12px',
    insetInlineStart: '24px',
    padding: '2px 12px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  name: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  description: {
    marginTop: '4px',
    marginBottom: '20px',
    minHeight: '44px',
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground2,
  },
  // aligns the lists below, whether a card has one button or two
  actions: {
    display: 'grid',
    alignContent: 'start',
    gap: '8px',
    minHeight: '88px',
    marginTop: '20px',
    marginBottom: '24px',
    [PHONE]: { minHeight: 'auto' },
  },
});

interface Props {
  plan: PlanView;
  billing: Billing;
}

/** Card of a plan: audience, price, actions, features. */
export function PlanCard({ plan, billing }: Props) {
  return (
    <When flag={plan.recommended} name="recommended" otherwise={<Card plan={plan} billing={billing} />}>
      <Card plan={plan} billing={billing} marked />
    </When>
  );
}

function Card({ plan, billing, marked = false }: Props & { marked?: boolean }) {
  const styles = useStyles();
  const text = useText();
  const heading = `plan-${plan.id}`;
  const register = (label: string) => (
    <ActionLink to="/register" look={marked ? 'primary' : 'outline'}>
      {label}
    </ActionLink>
  );
  const chat = (look: 'outline' | 'subtle') => (
    <ActionLink to={plan.chat} look={look} aria-label={text('landing.pricing.chatAbout', { plan: plan.name })}>
      {text('landing.pricing.chat')}
    </ActionLink>
  );
  return (
    <li aria-labelledby={heading} className={mergeClasses(styles.card, marked && styles.recommended)}>
      {marked && <span className={styles.mark}>{text('landing.pricing.recommended')}</span>}
      <h3 id={heading} className={styles.name}>
        {plan.name}
      </h3>
      <p className={styles.description}>{plan.description}</p>
      <PriceTag plan={plan} billing={billing} />
      <div className={styles.actions}>
        <When flag={plan.is_free} name="is_free">
          {register(text('landing.pricing.start'))}
        </When>
        <When flag={plan.is_priced} name="is_priced">
          {register(text('landing.pricing.choose', { plan: plan.name }))}
        </When>
        <When
          flag={plan.is_on_request}
          name="is_on_request"
          otherwise={
            <When flag={plan.chat} name="chat">
              {chat('subtle')}
            </When>
          }
        >
          <When flag={plan.chat} name="chat" otherwise={register(text('landing.pricing.createAccount'))}>
            {chat(marked ? 'subtle' : 'outline')}
          </When>
        </When>
      </div>
      <PlanFeatureList plan={plan} />
    </li>
  );
}
