import { REOPEN_DAYS } from '@canchero/shared-contracts/club-closing';
import { useClub } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, Text } from '@canchero/shared-contracts/ui';
import { Suspense, useState } from 'react';
import { ClosingDialog } from '../overlays';
import { useConfigStyles } from '../styles';
import { useText } from '../text';

const useStyles = makeStyles({
  effects: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, paddingLeft: '20px' },
  action: { alignSelf: 'flex-start' },
});

/** Tab in which an owner closes the club, after what that means. */
export function ClosingTab() {
  const text = useText();
  const config = useConfigStyles();
  const styles = useStyles();
  const club = useClub();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <section className={config.card} aria-labelledby="closing">
        <Text as="h2" id="closing" className={config.sectionTitle}>
          {text('config.close.title', { club: club.name })}
        </Text>
        <ul className={styles.effects}>
          <li>{text('config.close.gone')}</li>
          <li>{text('config.close.plan')}</li>
          <li>{text('config.close.reopen', { days: REOPEN_DAYS })}</li>
          <li>{text('config.close.erased')}</li>
        </ul>
        <Text className={config.note}>{text('config.close.before')}</Text>
        <Button className={styles.action} onClick={() => setAsking(true)}>
          {text('config.close.ask')}
        </Button>
      </section>
      <Suspense fallback={null}>
        <ClosingDialog open={asking} onClose={() => setAsking(false)} />
      </Suspense>
    </>
  );
}
