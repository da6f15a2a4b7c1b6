import { readText, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import type { ImportResult } from '@canchero/shared-contracts/player';
import { Button, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import {
  DialogActions,
  DialogBody,
  DialogContent,
  DialogHost,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { useRef, useState } from 'react';
import { useText } from '../../../text';
import { usePlayerActions } from '../use-player-actions';
import { ImportPreview } from './import-preview';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '8px' },
  file: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    padding: '32px 16px',
    textAlign: 'center',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  button: { whiteSpace: 'nowrap', maxWidth: 'none' },
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Players from a file. Leave it mounted: a dialog that goes away open leaves the page hidden. */
export function ImportDialog({ clubId, open, onClose }: { clubId: string; open: boolean; onClose(): void }) {
  return (
    <DialogHost open={open} wide onClose={onClose}>
      <Import clubId={clubId} onClose={onClose} />
    </DialogHost>
  );
}

/** First a look at every line, then those that are right are added, all at once. */
function Import({ clubId, onClose }: { clubId: string; onClose(): void }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const host = useHost();
  const actions = usePlayerActions(clubId);
  const input = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState('');
  const [preview, setPreview] = useState<ImportResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  const choose = (file: File | undefined) =>
    file &&
    during(async () => {
      const read = await readText(file);
      if (read === null) return setFailure(text('error.payload_too_large'));
      setContent(read);
      setPreview(await actions.preview(read));
    });
  const confirm = () =>
    during(async () => {
      const { imported } = await actions.import(content);
      host.toast({ intent: 'success', body: text('players.imported', { count: imported }) });
      onClose();
    });

  return (
    <DialogBody>
      <DialogTitle>{text('players.import.title')}</DialogTitle>
      <DialogContent className={styles.content}>
        {failure && (
          <MessageBar intent="error" role="alert">
            <MessageBarBody>{failure}</MessageBarBody>
          </MessageBar>
        )}
        {preview ? (
          <ImportPreview result={preview} />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: files may also be dropped; the button does the same
          <div
            className={styles.file}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              void choose(event.dataTransfer.files[0]);
            }}
          >
            <Text>{text('players.import.hint')}</Text>
            <Button disabled={busy} onClick={() => input.current?.click()}>
              {text('players.import.choose')}
            </Button>
            <span className={styles.hint}>{text('players.import.columns')}</span>
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv,text/plain"
          hidden
          aria-label={text('players.import.choose')}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </DialogContent>
      <DialogActions>
        {preview && (
          <Button className={styles.button} disabled={busy} onClick={() => input.current?.click()}>
            {text('players.import.another')}
          </Button>
        )}
        <Button onClick={onClose}>{text('form.cancel')}</Button>
        {preview && (
          <Button
            appearance="primary"
            className={styles.button}
            disabled={busy || preview.valid === 0}
            onClick={() => void confirm()}
          >
            {text(preview.invalid > 0 ? 'players.import.some' : 'players.import.all', {
              valid: preview.valid,
              invalid: preview.invalid,
            })}
          </Button>
        )}
      </DialogActions>
    </DialogBody>
  );
}
