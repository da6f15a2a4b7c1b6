import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Button, makeStyles, Text, tokens, useId } from '@canchero/shared-contracts/ui';
import { Dialog, DialogSurface } from '@canchero/shared-contracts/ui-overlay';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../i18n/text';
import { SearchIcon } from '../../parts/icons';
import type { Command } from './commands';
import { optionId, PaletteList } from './palette-list';
import { rememberCommand } from './recent-commands';
import { useCommands } from './use-commands';

const useStyles = makeStyles({
  surface: {
    width: 'min(640px, calc(100vw - 24px))',
    maxWidth: 'none',
    margin: '10vh auto auto',
    padding: 0,
    overflow: 'hidden',
  },
  field: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: '20px',
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '56px',
    border: 'none',
    outline: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    '::placeholder': { color: tokens.colorNeutralForeground3 },
  },
  note: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '8px', padding: '28px 16px' },
  quiet: { color: tokens.colorNeutralForeground3, textAlign: 'center' },
  keys: {
    padding: '8px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '@media (max-width: 640px)': { display: 'none' },
  },
});

interface Props {
  /**
   * True if it is shown. The dialog stays mounted: removed while open, it would leave the page hidden from assistive
   * technology.
   */
  open: boolean;
  onClose: () => void;
}

/**
 * Finds screens of the menu, players and bookings of the club by a few letters, and goes there.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CommandPalette({ open, onClose }: Props) {
  const text = useText();
  const styles = useStyles();
  return (
    <Dialog open={open} onOpenChange={(_, change) => !change.open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={text('nav.search')}>
        <Palette onClose={onClose} />
      </DialogSurface>
    </Dialog>
  );
}

function Palette({ onClose }: Pick<Props, 'onClose'>) {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const listId = useId('palette');
  const [q, setQ] = useState('');
  const [wanted, setActive] = useState(0);
  const { groups, failed, searching, retry } = useCommands(q);
  const commands = groups.flatMap((group) => group.commands);
  const active = Math.min(wanted, commands.length - 1);
  const choose = (command: Command) => {
    rememberCommand(command);
    onClose();
    navigate(command.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = moveOf(event.key, active, commands.length);
    if (step !== null) setActive(step);
    else if (event.key === 'Enter' && commands[active]) choose(commands[active]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.field}>
        <SearchIcon aria-hidden />
        <input
          className={styles.input}
          role="combobox"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-label={text('nav.search')}
          {...(commands.length > 0 && { 'aria-activedescendant': optionId(listId, active) })}
          placeholder={text('palette.placeholder')}
          value={q}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQ(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList
        id={listId}
        label={text('nav.search')}
        groups={groups}
        active={active}
        onPoint={setActive}
        onChoose={choose}
      />
      <div role="status">
        {failed ? (
          <div className={styles.note}>
            <Text>{text('palette.failed')}</Text>
            <Button size="small" onClick={() => void retry()}>
              {text('action.retry')}
            </Button>
          </div>
        ) : (
          commands.length === 0 && (
            <div className={styles.note}>
              <Text>{searching ? text('palette.searching') : text('palette.none', { q: q.trim() })}</Text>
              {!searching && <Text className={styles.quiet}>{text('palette.noneHint')}</Text>}
            </div>
          )
        )}
      </div>
      <div className={styles.keys} aria-hidden="true">
        {text('palette.keys')}
      </div>
    </>
  );
}

/** Returns the index that a key moves the choice to among `count`, or null for other keys. */
function moveOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}
