import { Button, DialogBody, DialogContent, DialogTitle, makeStyles, Text } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { AppError } from '../core/app-error';
import { commonErrors, importErrors } from '../core/errors';
import { DialogActions } from './dialog-actions';
import { DialogHost } from './dialog-host';
import { useLabels } from './labels';
import { MessageBar, MessageBarBody } from './message-bar';
import { readText } from './read-file';
import { tokens } from './tokens';
import { useFailure } from './use-failure';
import { useWhileOpen } from './use-while-open';

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
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Import of one kind of record: what a file would do, how to show it, and how to write it. */
export interface ImportPlan<Preview> {
  texts: { title: string; hint: string; columns: string; choose: string; another: string };
  /** Reads the file's text without writing anything. */
  preview(content: string): Promise<Preview>;
  /** Writes the valid lines, all at once. */
  write(content: string): Promise<void>;
  /** Number of records that would be written. */
  count(preview: Preview): number;
  /** Text of the button that writes. */
  action(preview: Preview): string;
  /** Shows the preview, usually with `ImportLines`. */
  show(preview: Preview): ReactNode;
}

interface ImportDialogProps<Preview> {
  open: boolean;
  plan: ImportPlan<Preview>;
  explain(error: unknown): string;
  onClose(): void;
}

/**
 * Import from a CSV file: first a preview of every line, then the write, which cannot be given up: the dialog stays until
 * it is known what was written. Keep it mounted while closed.
 */
export function ImportDialog<Preview>({ open, ...form }: ImportDialogProps<Preview>) {
  const [writing, setWriting] = useState(false);
  return (
    <DialogHost open={open} wide onClose={() => !writing && form.onClose()}>
      <ImportForm {...form} writing={writing} onWriting={setWriting} />
    </DialogHost>
  );
}

interface ImportFormProps<Preview> extends Omit<ImportDialogProps<Preview>, 'open'> {
  writing: boolean;
  onWriting(writing: boolean): void;
}

function ImportForm<Preview>({ plan, explain, writing, onWriting, onClose }: ImportFormProps<Preview>) {
  const styles = useStyles();
  const { cancel } = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);
  const close = useWhileOpen(onClose);
  const { texts } = plan;
  const [failure, fail] = useFailure(texts.title);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    fail(null);
    try {
      await work();
    } catch (error) {
      fail(explain(error));
    }
    setBusy(false);
  };
  const choose = (file: File | undefined) =>
    file &&
    attempt(async () => {
      const read = await readText(file);
      if (read === null) throw AppError.of(commonErrors.payload_too_large);
      if (read.trim() === '') throw AppError.of(importErrors.import_unreadable);
      setPreview(await plan.preview(read));
      // what is written is what is shown, also if another file cannot be looked at
      setContent(read);
    });
  const write = async () => {
    onWriting(true);
    await attempt(async () => {
      await plan.write(content);
      close();
    });
    onWriting(false);
  };

  return (
    <DialogBody>
      <DialogTitle>{texts.title}</DialogTitle>
      <DialogContent className={styles.content}>
        {failure && (
          <MessageBar intent="error" role="alert">
            <MessageBarBody>{failure}</MessageBarBody>
          </MessageBar>
        )}
        {preview ? (
          plan.show(preview)
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way to what the button does
          <div
            className={styles.file}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              void choose(event.dataTransfer.files[0]);
            }}
          >
            <Text>{texts.hint}</Text>
            <Button disabledFocusable={busy} onClick={() => input.current?.click()}>
              {texts.choose}
            </Button>
            <span className={styles.hint}>{texts.columns}</span>
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv,text/plain"
          hidden
          aria-label={texts.choose}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </DialogContent>
      <DialogActions>
        {preview && (
          // takes the focus of the button that made way for the preview: without it no key closes the dialog
          <Button autoFocus disabledFocusable={busy} onClick={() => input.current?.click()}>
            {texts.another}
          </Button>
        )}
        <Button disabledFocusable={writing} onClick={onClose}>
          {cancel}
        </Button>
        {preview && (
          <Button appearance="primary" disabled={busy || plan.count(preview) === 0} onClick={() => void write()}>
            {plan.action(preview)}
          </Button>
        )}
      </DialogActions>
    </DialogBody>
  );
}
