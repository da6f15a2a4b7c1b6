import { Button, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { useEffect } from 'react';

const useStyles = makeStyles({
  hint: {
    position: 'absolute',
    left: '50%',
    bottom: '24px',
    transform: 'translateX(-50%)',
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: 'max-content',
    maxWidth: 'calc(100% - 32px)',
    padding: '8px 8px 8px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});

/** While a new place is chosen for a booking. Escape ends it. */
export function MoveHint({ text, stop, onStop }: { text: string; stop: string; onStop(): void }) {
  const styles = useStyles();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onStop();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onStop]);
  return (
    <div className={styles.hint} role="status">
      <Text>{text}</Text>
      <Button onClick={onStop}>{stop}</Button>
    </div>
  );
}
