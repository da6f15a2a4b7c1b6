import { Button, makeStyles, Subtitle2, tokens } from '@canchero/shared-contracts/ui';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { type TextId, useText } from '../../i18n/text';
import { useSalesChat } from '../../plans/use-sales-chat';

/** Keyboard shortcuts: everywhere, then in the agenda. */
const SHORTCUTS = [
  {
    title: 'help.everywhere',
    keys: [
      ['Ctrl K', 'help.key.search'],
      ['Esc', 'help.key.close'],
    ],
  },
  {
    title: 'help.agenda',
    keys: [
      ['N', 'help.key.new'],
      ['T', 'help.key.today'],
      ['← →', 'help.key.days'],
      ['Enter', 'help.key.open'],
    ],
  },
] as const satisfies readonly { title: TextId; keys: readonly (readonly [string, TextId])[] }[];

const useStyles = makeStyles({
  title: { display: 'block', margin: '16px 0 8px' },
  keys: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '8px 16px', margin: 0 },
  key: {
    justifySelf: 'start',
    padding: '0 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
  },
  meaning: { margin: 0 },
  version: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Shows the keyboard shortcuts, a contact and the running version. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const styles = useStyles();
  const chat = useSalesChat(text('help.message'));
  return (
    <Dialog open={open} onOpenChange={(_, change) => !change.open && onClose()}>
      <DialogSurface style={{ maxWidth: 480 }}>
        <DialogBody>
          <DialogTitle>{text('user.help')}</DialogTitle>
          <DialogContent>
            {SHORTCUTS.map(({ title, keys }) => (
              <section key={title}>
                <Subtitle2 as="h3" className={styles.title}>
                  {text(title)}
                </Subtitle2>
                <dl className={styles.keys}>
                  {keys.map(([key, meaning]) => (
                    <Shortcut key={key} name={key} meaning={text(meaning)} />
                  ))}
                </dl>
              </section>
            ))}
            <p className={styles.version}>{text('help.version', { version: __APP_VERSION__ })}</p>
          </DialogContent>
          <DialogActions>
            {chat && (
              <Button as="a" href={chat} target="_blank" rel="noreferrer">
                {text('help.write')}
              </Button>
            )}
            <Button appearance="primary" onClick={onClose}>
              {text('action.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Shortcut({ name, meaning }: { name: string; meaning: string }) {
  const styles = useStyles();
  return (
    <>
      <dt>
        <kbd className={styles.key}>{name}</kbd>
      </dt>
      <dd className={styles.meaning}>{meaning}</dd>
    </>
  );
}
