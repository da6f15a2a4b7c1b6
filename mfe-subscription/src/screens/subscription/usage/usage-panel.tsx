import type { SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';
import { type Limit, UsageBar } from './usage-bar';

const CLUB_LIMITS = ['courts', 'players', 'events_month', 'events_today'] as const satisfies readonly Limit[];

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  club: {
    margin: 0,
    marginTop: '20px',
    marginBottom: '12px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
});

/** Real counts beside the limits of the plan, for the account and for each club. */
export function UsagePanel({ usage }: { usage: SubscriptionDetails['usage'] }) {
  const text = useText();
  const styles = useStyles();
  return (
    <Panel title={text('usage.title')}>
      <ul className={styles.list}>
        <UsageBar limit="clubs" use={usage.clubs} />
      </ul>
      {usage.by_club.map((club) => (
        <section key={club.club_id} aria-label={club.name}>
          <h3 className={styles.club}>{club.name}</h3>
          <ul className={styles.list}>
            {CLUB_LIMITS.map((limit) => (
              <UsageBar key={limit} limit={limit} use={club[limit]} />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
