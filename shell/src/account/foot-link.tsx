import { Link as RouterLink } from '@canchero/shared-contracts/router';
import { makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForeground1,
    // within text, colour alone does not mark a link
    textDecorationLine: 'underline',
  },
});

/** Draws a line such as "No account yet? Create one". `state` passes on the page to return to after signing in. */
export function FootLink({ lead, to, label, state }: { lead?: string; to: string; label: string; state?: unknown }) {
  const styles = useStyles();
  return (
    <Text>
      {lead && `${lead} `}
      <RouterLink to={to} state={state} className={styles.link}>
        {label}
      </RouterLink>
    </Text>
  );
}
