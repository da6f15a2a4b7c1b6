import { makeStyles, Spinner, Subtitle1, Text, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  place: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalL,
    maxWidth: '460px',
    margin: '0 auto',
    // no margin: the page would move by it, as it collapses
    padding: `calc(14vh + ${tokens.spacingHorizontalXL}) ${tokens.spacingHorizontalXL} ${tokens.spacingHorizontalXL}`,
    textAlign: 'center',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalM },
  title: { margin: 0, textAlign: 'center' },
  body: { margin: 0, color: tokens.colorNeutralForeground2, textAlign: 'center' },
});

/** Draws a statement in the middle of the content area: title, reason, actions. */
export function Notice(props: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  role?: string;
}) {
  const styles = useStyles();
  return (
    <section className={styles.place} role={props.role}>
      {props.icon}
      <Subtitle1 as="h1" className={styles.title}>
        {props.title}
      </Subtitle1>
      <Text className={styles.body} as="p">
        {props.children}
      </Text>
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </section>
  );
}

/** Draws a spinner in the middle of the content area, and below it what else is to be said. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.place} role="status">
      <Spinner label={label} />
      {children}
    </div>
  );
}
