import type { Language } from '@canchero/shared-contracts/core';
import { PLAN_SWITCHES, type Plan, UNLIMITED } from '@canchero/shared-contracts/subscription';
import { makeStyles, mergeClasses, tokens, VisuallyHidden } from '@canchero/shared-contracts/ui';
import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { SubtractRegular } from '@fluentui/react-icons/headless/svg/subtract';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  columns: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  item: { display: 'flex', alignItems: 'baseline', gap: '8px' },
  lacking: { color: tokens.colorNeutralForeground3 },
  sign: { flexShrink: 0, alignSelf: 'center', display: 'flex', color: tokens.colorBrandForeground1 },
  faint: { color: tokens.colorNeutralForeground4 },
});

interface FeatureListProps {
  plan: Plan;
  /** Side by side where there is room. */
  columns?: boolean;
}

/** Lists what a plan includes and lacks, in the same order for every plan. */
export function FeatureList({ plan, columns }: FeatureListProps) {
  const text = useText();
  const styles = useStyles();
  const language = useIntl().locale as Language;
  const { features, limits } = plan;
  const number = (name: 'players' | 'events', max: number) =>
    max === UNLIMITED ? text(`feature.${name}.unlimited`) : text(`feature.${name}`, { max });
  const lines: [string, boolean][] = [
    [features.canchas[language], true],
    [number('players', limits.max_players_per_club), true],
    [number('events', limits.max_events_per_month), true],
    ...PLAN_SWITCHES.map((key): [string, boolean] => [text(`feature.${key}`), features[key]]),
    [features.soporte[language], true],
  ];
  return (
    <ul className={mergeClasses(styles.list, columns && styles.columns)}>
      {lines.map(([name, has]) => (
        <li key={name} className={mergeClasses(styles.item, !has && styles.lacking)}>
          <span aria-hidden className={mergeClasses(styles.sign, !has && styles.faint)}>
            {has ? <CheckmarkRegular /> : <SubtractRegular />}
          </span>
          {has ? (
            name
          ) : (
            <>
              <span aria-hidden>{name}</span>
              <VisuallyHidden>{text('feature.lacks', { name })}</VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
