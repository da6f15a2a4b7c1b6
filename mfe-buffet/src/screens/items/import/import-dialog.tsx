import type { ItemImportResult } from '@canchero/shared-contracts/item';
import { readText, useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import {
  DialogActions,
  DialogBody,
  DialogContent,
  DialogHost,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { useRef, useState } from 'react';
import { useDialogStyles } from '../../../forms/dialog-styles';
import { useText } from '../../../text';
import { ImportPreview } from './import-preview';
import { useImport } from './use-import';

const useStyles = makeStyles({
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
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Items from a file. */
export const ImportDialog = ({ open, onClose }: { open: boolean; onClose(): void }) => (
  <DialogHost open={open} wide onClose={onClose}>
    <Import onClose={onClose} />
  </DialogHost>
);

/** First a look at every line, then those that are right are written, all at once. */
function Import({ onClose }: { onClose(): void }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const dialog = useDialogStyles();
  const host = useHost();
  const send = useImport(useClub().id);
  const input = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState('');
  const [preview, setPreview] = useState<ItemImportResult | null>(null);
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
      setPreview(await send.preview(read));
    });
  const confirm = () =>
    during(async () => {
      const { created, updated } = await send.import(content);
      host.toast({ intent: 'success', body: text('import.done', { count: created + updated }) });
      onClose();
    });
  const writes = preview ? preview.created + preview.updated : 0;

  return (
    <DialogBody>
      <DialogTitle>{text('import.title')}</DialogTitle>
      <DialogContent className={dialog.content}>
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
            <Text>{text('import.hint')}</Text>
            <Button disabled={busy} onClick={() => input.current?.click()}>
              {text('import.choose')}
            </Button>
            <span className={styles.hint}>{text('import.columns')}</span>
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv,text/plain"
          hidden
          aria-label={text('import.choose')}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </DialogContent>
      <DialogActions>
        {preview && (
          <Button className={dialog.button} disabled={busy} onClick={() => input.current?.click()}>
            {text('import.another')}
          </Button>
        )}
        <Button onClick={onClose}>{text('form.close')}</Button>
        {preview && (
          <Button
            appearance="primary"
            className={dialog.button}
            disabled={busy || writes === 0}
            onClick={() => void confirm()}
          >
            {text(preview.invalid > 0 ? 'import.some' : 'import.all', { count: writes, invalid: preview.invalid })}
          </Button>
        )}
      </DialogActions>
    </DialogBody>
  );
}
