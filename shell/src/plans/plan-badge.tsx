import { PLAN_NAMES, PLANS, type PlanId, planRank } from '@canchero/shared-contracts/subscription';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '20px',
    padding: '0 8px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  starter: { backgroundColor: tokens.colorPaletteGreenBackground2, color: tokens.colorPaletteGreenForeground2 },
  premium: { backgroundColor: tokens.colorPaletteBlueBackground2, color: tokens.colorPaletteBlueForeground2 },
  premium_plus: {
    backgroundColor: tokens.colorPaletteDarkOrangeBackground2,
    color: tokens.colorPaletteDarkOrangeForeground2,
  },
  enterprise: { backgroundColor: tokens.colorPaletteRedBackground2, color: tokens.colorPaletteRedForeground2 },
});

/** Returns the id of a plan whose name may be an alias or unknown; `starter` for an unknown one. */
const idOf = (plan: string): PlanId => PLANS[planRank(plan)] ?? 'starter';

export const planName = (plan: string): string => PLAN_NAMES[idOf(plan)];

/** Shows a plan's name in its colour: green, blue, orange, red by rank. */
export function PlanBadge({ plan }: { plan: string }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.badge, styles[idOf(plan)])}>{planName(plan)}</span>;
}
