import { Link as RouterLink } from '@canchero/shared-contracts/router';
import { makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForeground1,
    // in the middle of text colour alone does not tell a link
    textDecorationLine: 'underline',
  },
});

/** "No account yet? Create one". The way back that the sign-in page was given is passed on. */
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
