import { type PlanId, planRank } from '@canchero/shared-contracts/subscription';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';

/** Plan names by rank, the same in every language. */
const NAMES = ['Starter (Freemium)', 'Premium', 'Premium Plus', 'Enterprise'] as const;
const CLASSES = ['starter', 'premium', 'premium_plus', 'enterprise'] as const satisfies readonly PlanId[];

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

export const planName = (plan: string): string => NAMES[planRank(plan)] ?? NAMES[0];

/** Shows a plan's name in its colour: green, blue, orange, red by rank. */
export function PlanBadge({ plan }: { plan: string }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.badge, styles[CLASSES[planRank(plan)] ?? 'starter'])}>{planName(plan)}</span>
  );
}
