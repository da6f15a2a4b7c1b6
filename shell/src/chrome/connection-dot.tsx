import { useStore } from '@canchero/shared-contracts/kit';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../i18n/text';
import { connection } from '../notifications/connection-store';

const useStyles = makeStyles({
  dot: {
    width: '10px',
    height: '10px',
    margin: '0 6px',
    flexShrink: 0,
    backgroundColor: tokens.colorPaletteRedBackground3,
    forcedColorAdjust: 'none',
  },
  connected: { borderRadius: '50%', backgroundColor: tokens.colorPaletteGreenBackground3 },
});

/** Shows a green disc while the club's events arrive live, a red square otherwise. */
export function ConnectionDot() {
  const text = useText();
  const styles = useStyles();
  const connected = useStore(connection, (s) => s.status === 'connected');
  const label = text(connected ? 'stream.connected' : 'stream.disconnected');
  return (
    <span
      role="status"
      aria-label={label}
      title={label}
      data-connected={connected}
      className={mergeClasses(styles.dot, connected && styles.connected)}
    />
  );
}
