import { chatLink, type Language } from '@canchero/shared-contracts/core';
import type { Plan } from '@canchero/shared-contracts/subscription';
import { makeStyles, mergeClasses, tokens, useId } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';
import { ActionLink } from '../action-link';
import { type Billing, planPrice } from '../model/price';
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
  twoActions: { minHeight: '88px', alignContent: 'start' },
  actions: { display: 'grid', gap: '8px', marginTop: '20px', marginBottom: '24px' },
});

interface Props {
  plan: Plan;
  billing: Billing;
  /** Phone number in digits; '' without a sales chat. */
  salesWhatsapp: string;
}

/** Card of a plan: audience, price, actions, features. */
export function PlanCard({ plan, billing, salesWhatsapp }: Props) {
  const styles = useStyles();
  const text = useText();
  const language = useIntl().locale as Language;
  const heading = useId('plan');
  const price = planPrice(plan.pricing, billing);
  const chat = chatLink(salesWhatsapp, plan.contact_message[language]);
  const chatOnly = price.kind === 'on-request' && chat !== null;
  return (
    <li aria-labelledby={heading} className={mergeClasses(styles.card, plan.recommended && styles.recommended)}>
      {plan.recommended && <span className={styles.mark}>{text('landing.pricing.recommended')}</span>}
      <h3 id={heading} className={styles.name}>
        {plan.name}
      </h3>
      <p className={styles.description}>{plan.description[language]}</p>
      <PriceTag price={price} billing={billing} language={language} />
      <div className={mergeClasses(styles.actions, chat !== null && styles.twoActions)}>
        {!chatOnly && (
          <ActionLink to="/register" look={plan.recommended ? 'primary' : 'outline'}>
            {price.kind === 'free' && text('landing.pricing.start')}
            {price.kind === 'amount' && text('landing.pricing.choose', { plan: plan.name })}
            {price.kind === 'on-request' && text('landing.pricing.createAccount')}
          </ActionLink>
        )}
        {chat && (
          <ActionLink
            to={chat}
            look={chatOnly ? 'outline' : 'subtle'}
            aria-label={text('landing.pricing.chatAbout', { plan: plan.name })}
          >
            {text('landing.pricing.chat')}
          </ActionLink>
        )}
      </div>
      <PlanFeatureList plan={plan} language={language} />
    </li>
  );
}
