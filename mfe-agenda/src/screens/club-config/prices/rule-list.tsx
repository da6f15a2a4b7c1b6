import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import type { PriceRule } from '@canchero/shared-contracts/pricing';
import { Link } from '@canchero/shared-contracts/router';
import { mergeClasses } from '@canchero/shared-contracts/ui';
import { useConfigStyles } from '../styles';
import { useText } from '../text';
import { useRuleText } from './use-rule-text';

interface RuleListProps {
  club: Club;
  /** Rules by descending priority. */
  rules: readonly PriceRule[];
  courts: readonly Court[];
}

/** List of the rules in the order of their evaluation. A rule opens its drawer. */
export function RuleList({ club, rules, courts }: RuleListProps) {
  const text = useText();
  const styles = useConfigStyles();
  const words = useRuleText(club, courts);
  return (
    <ol className={styles.list} aria-label={text('config.tab.prices')}>
      {rules.map((rule, i) => (
        <li key={rule.id} className={mergeClasses(styles.row, styles.ruleRow)}>
          <span className={styles.rank}>{i + 1}</span>
          <span>
            <Link className={styles.link} to={`?tab=prices&rule=${rule.id}`}>
              {words.when(rule)}
            </Link>
            <div className={styles.detail}>{words.conditions(rule).join(' · ')}</div>
          </span>
          <span className={styles.right}>
            <span className={styles.amount}>{words.price(rule.price, rule)}</span>
            {rule.member_price !== null && (
              <div className={styles.detail}>
                {text('config.prices.members', { price: words.price(rule.member_price, rule) })}
              </div>
            )}
          </span>
        </li>
      ))}
      <li className={mergeClasses(styles.row, styles.ruleRow, styles.plain)}>
        <span className={styles.rank}>{rules.length + 1}</span>
        <span>
          <span className={styles.strong}>{text('config.prices.court')}</span>
          <div className={styles.detail}>{text('config.prices.court.hint')}</div>
        </span>
      </li>
    </ol>
  );
}
