import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { useText } from '../../../text';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  alert: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
    breakInside: 'avoid',
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px', color: tokens.colorStatusWarningForeground1 },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: '32px',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
    '@media print': { display: 'none' },
  },
});

export interface AlertLine {
  key: string;
  words: string;
  action: { to: string; label: string } | null;
}

/** List of today's alerts, each with its action. */
export function AlertList({ alerts }: { alerts: readonly AlertLine[] }) {
  const text = useText();
  const styles = useStyles();
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text('alert.title')}>
      {alerts.map(({ key, words, action }) => (
        <li key={key} className={styles.alert}>
          <span className={styles.icon} aria-hidden>
            <AlertRegular />
          </span>
          <span className={styles.words}>{words}</span>
          {action && (
            <Link to={action.to} className={styles.action}>
              {action.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
