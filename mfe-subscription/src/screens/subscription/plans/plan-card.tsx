import { chatLink, type Language } from '@canchero/shared-contracts/core';
import type { Billing, Plan } from '@canchero/shared-contracts/subscription';
import { Button, makeStyles, mergeClasses, tokens, useId } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';
import type { Offer } from '../model/offer';
import { FeatureList } from '../parts/feature-list';
import { Price } from './price';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    // name, description, price, actions and features of neighbouring plans are aligned in rows
    gridTemplateRows: 'subgrid',
    gridRowEnd: 'span 5',
    rowGap: '12px',
    minWidth: 0,
    padding: '20px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  own: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-1px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignContent: 'start', gap: '4px 8px' },
  name: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  mark: {
    padding: '1px 8px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    fontSize: tokens.fontSizeBase200,
  },
  description: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'grid', alignContent: 'start', gap: '8px' },
  features: { paddingTop: '12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

export interface PlanActions {
  onChoose(plan: Plan, billing: Billing): void;
  onTry(plan: Plan): void;
  onLeave(): void;
}

interface PlanCardProps extends PlanActions {
  plan: Plan;
  billing: Billing;
  offer: Offer;
  /** True if it can be tried without paying. */
  triable: boolean;
  /** Day from which it is in force, if it is planned. */
  from: string;
  /** Number of the chat with sales; empty for none. */
  sales: string;
}

/** Plan of the catalogue: price, what it includes, and what the reader may do about it. */
export function PlanCard({ plan, billing, offer, triable, from, sales, onChoose, onTry, onLeave }: PlanCardProps) {
  const text = useText();
  const styles = useStyles();
  const id = useId('plan');
  const language = useIntl().locale as Language;
  const name = { plan: plan.name };
  const chat = chatLink(sales, plan.contact_message[language]);
  const mark =
    offer === 'current'
      ? text('plans.current')
      : offer === 'planned'
        ? text('plans.planned', { date: from })
        : plan.recommended && text('plans.recommended');
  const chooses: Partial<Record<Offer, string>> = {
    upgrade: text('plans.choose', name),
    change: text('plans.change', name),
    billing: text(`plans.billing.${billing}`),
  };
  const choose = chooses[offer];
  return (
    <li aria-labelledby={id} className={mergeClasses(styles.card, offer === 'current' && styles.own)}>
      <div className={styles.head}>
        <h3 id={id} className={styles.name}>
          {plan.name}
        </h3>
        {mark && <span className={styles.mark}>{mark}</span>}
      </div>
      <p className={styles.description}>{plan.description[language]}</p>
      <Price plan={plan} billing={billing} />
      <div className={styles.actions}>
        {choose && (
          <Button appearance={offer === 'upgrade' ? 'primary' : 'secondary'} onClick={() => onChoose(plan, billing)}>
            {choose}
          </Button>
        )}
        {offer === 'leave' && <Button onClick={onLeave}>{text('plans.leave', name)}</Button>}
        {triable && (
          <Button aria-label={text('plans.tryPlan', name)} onClick={() => onTry(plan)}>
            {text('plans.try')}
          </Button>
        )}
        {chat && (
          <Button
            as="a"
            appearance={offer === 'contact' ? 'primary' : 'subtle'}
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label={text('plans.chatAbout', name)}
          >
            {text('plans.chat')}
          </Button>
        )}
      </div>
      <div className={styles.features}>
        <FeatureList plan={plan} />
      </div>
    </li>
  );
}
