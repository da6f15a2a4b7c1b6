import { Button, makeStyles, mergeClasses, Text, tokens } from '@canchero/shared-contracts/ui';
import { type ReactNode, useEffect } from 'react';

const useStyles = makeStyles({
  hint: {
    position: 'absolute',
    left: '50%',
    bottom: '24px',
    transform: 'translateX(-50%)',
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: 'max-content',
    maxWidth: 'calc(100% - 32px)',
    padding: '8px 8px 8px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  active: { zIndex: 5, border: `1px solid ${tokens.colorBrandStroke1}` },
});

/** Message floating over the lower end of the grid. `active`: a gesture is in progress. */
export function GridHint({ active = false, children }: { active?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.hint, active && styles.active)} role="status">
      {children}
    </div>
  );
}

/** Hint shown while a new place is chosen for a booking. Escape ends it. */
export function MoveHint({ text, stop, onStop }: { text: string; stop: string; onStop(): void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onStop();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onStop]);
  return (
    <GridHint active>
      <Text>{text}</Text>
      <Button onClick={onStop}>{stop}</Button>
    </GridHint>
  );
}
