import { Subtitle2 } from '@canchero/shared-contracts/ui';
import { type ReactNode, useId } from 'react';
import { useEventStyles } from './styles';

/** Section of the event screen with a heading. */
export function EventCard({ title, children }: { title: string; children: ReactNode }) {
  const styles = useEventStyles();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Subtitle2 as="h2" id={id} className={styles.title}>
        {title}
      </Subtitle2>
      {children}
    </section>
  );
}
