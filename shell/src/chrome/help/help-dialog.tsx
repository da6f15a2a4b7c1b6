import { useStore } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, Subtitle2, tokens } from '@canchero/shared-contracts/ui';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { remotes } from '../../federation/remotes';
import { preferences } from '../../i18n/preferences';
import { useText } from '../../i18n/text';
import { useSalesChat } from '../../plans/use-sales-chat';

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

/** Shows the keyboard shortcuts, the shell's and the remotes', a contact and the running version. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const styles = useStyles();
  const language = useStore(preferences, (s) => s.language);
  const ofRemotes = useStore(remotes, (s) => s.releases).flatMap(({ help = [] }) => help);
  const groups = [
    {
      title: text('help.everywhere'),
      keys: [
        { keys: 'Ctrl K', meaning: text('nav.search') },
        { keys: 'Esc', meaning: text('help.key.close') },
        { keys: '?', meaning: text('help.key.help') },
      ],
    },
    ...ofRemotes.map(({ title, keys }) => ({
      title: title[language],
      keys: keys.map((key) => ({ ...key, meaning: key.meaning[language] })),
    })),
  ];
  const chat = useSalesChat(text('help.message'));
  return (
    <Dialog open={open} onOpenChange={(_, change) => !change.open && onClose()}>
      <DialogSurface style={{ maxWidth: 480 }}>
        <DialogBody>
          <DialogTitle>{text('user.help')}</DialogTitle>
          <DialogContent>
            {groups.map(({ title, keys }) => (
              <section key={title}>
                <Subtitle2 as="h3" className={styles.title}>
                  {title}
                </Subtitle2>
                <dl className={styles.keys}>
                  {keys.map((key) => (
                    <Shortcut key={key.keys} name={key.keys} meaning={key.meaning} />
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
