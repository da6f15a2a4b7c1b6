import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useEffect, useState } from 'react';
import { loadTime } from '../federation/load-time';

const useStyles = makeStyles({
  box: {
    position: 'fixed',
    zIndex: 3000,
    boxSizing: 'border-box',
    border: `2px dashed ${tokens.colorPaletteRedBorderActive}`,
    pointerEvents: 'none',
  },
  label: {
    position: 'absolute',
    top: 0,
    right: 0,
    padding: '2px 8px',
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

interface Outline {
  key: string;
  label: string;
  rect: { left: number; top: number; width: number; height: number };
}

/** Returns the outline of each remote in the page. */
function outlines(): Outline[] {
  return [...document.querySelectorAll<HTMLElement>('[data-remote][data-version]')].map((element, index) => {
    const { remote: name = '', version = '', module = './app' } = element.dataset;
    const took = loadTime({ name, version }, module);
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [name, version, module, took === null ? '' : `${took} ms`];
    return { key: `${index} ${name}`, label: parts.filter(Boolean).join(' · '), rect: { left, top, width, height } };
  });
}

const EVERY_MS = 250;

/** Outlines each remote in the page with its name, version, module and load time. */
export function RemoteOverlay() {
  const styles = useStyles();
  const [shown, setShown] = useState(outlines);
  useEffect(() => {
    const timer = setInterval(() => setShown(outlines()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div aria-hidden="true" data-testid="remote-overlay">
      {shown.map(({ key, label, rect }) => (
        <div key={key} className={styles.box} style={rect}>
          <span className={styles.label}>{label}</span>
        </div>
      ))}
    </div>
  );
}
