import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text';
import { firstScreenShown } from '../../parts/first-screen';
import { SearchIcon } from '../../parts/icons';
import { onDemandDialog } from '../../parts/on-demand';

const CommandPalette = onDemandDialog(() => import('./command-palette').then((m) => m.CommandPalette));

const ROOMY = '@media (min-width: 1100px)';

const useStyles = makeStyles({
  button: {
    minWidth: 'auto',
    [ROOMY]: {
      justifyContent: 'flex-start',
      minWidth: '200px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      color: tokens.colorNeutralForeground3,
      fontWeight: tokens.fontWeightRegular,
    },
  },
  // drawn, not text: assistive technology compares a button's text with its label
  keys: { '::before': { content: 'attr(data-keys)' } },
  words: { display: 'none', [ROOMY]: { display: 'flex', flexGrow: 1, justifyContent: 'space-between', gap: '16px' } },
});

const isMac = () => /mac/i.test(navigator.platform);

/**
 * Opens the palette, as Ctrl+K (⌘K on a Mac) does. The palette is fetched once the first screen is shown, so that text
 * typed right after the shortcut does not go to the screen behind it.
 */
export function PaletteButton() {
  const text = useText();
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    void firstScreenShown.then(CommandPalette.prepare);
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.button}
        icon={<SearchIcon />}
        aria-label={text('nav.search')}
        aria-keyshortcuts="Control+K Meta+K"
        title={text('nav.search')}
        onClick={() => setOpen(true)}
      >
        <span className={styles.words} aria-hidden="true">
          <span>{text('nav.searchHint')}</span>
          <span className={styles.keys} data-keys={isMac() ? '⌘K' : 'Ctrl K'} />
        </span>
      </Button>
      <CommandPalette open={open} onClose={() => setOpen(false)} />
    </>
  );
}
