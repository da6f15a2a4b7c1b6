import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { makeStyles, tokens } from '../ui/core';
import type { KitTextId } from './kit-texts';
import { useTranslate } from './text';

/** Milliseconds after which a screen says that it is still reading, and that it takes long. */
const STILL_MS = 3000;
const LONG_MS = 10_000;

const useStyles = makeStyles({
  sign: {
    position: 'fixed',
    zIndex: 1,
    bottom: '24px',
    left: '16px',
    right: '16px',
    margin: '0 auto',
    padding: '8px 16px',
    width: 'fit-content',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
});

/** Tells over a screen that it still waits for something to show. A repeated read of what is shown does not count. */
export function WaitingSign() {
  const isWaiting = useIsWaiting();
  // always there, since assistive technology announces only what changes in it
  return <div aria-live="polite">{isWaiting && <Patience />}</div>;
}

/** Checks whether the screen waits for an answer, also for one that is asked for when the device is online again. */
function useIsWaiting(): boolean {
  const queries = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => queries.subscribe(notifyManager.batchCalls(onChange)),
    [queries],
  );
  return useSyncExternalStore(subscribe, () =>
    queries
      .getAll()
      .some((one) => one.isActive() && one.state.status === 'pending' && one.state.fetchStatus !== 'idle'),
  );
}

function Patience() {
  const text = useTranslate<KitTextId>();
  const styles = useStyles();
  const [sign, setSign] = useState<KitTextId | null>(null);
  useEffect(() => {
    const timers = [
      setTimeout(() => setSign('waiting.still'), STILL_MS),
      setTimeout(() => setSign('waiting.long'), LONG_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return sign && <div className={styles.sign}>{text(sign)}</div>;
}
