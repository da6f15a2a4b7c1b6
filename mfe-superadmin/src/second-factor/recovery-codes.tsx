import { saveFile, useHost } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { useText } from '../text';
import { FactorPage } from './factor-page';

const useStyles = makeStyles({
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: '8px',
    margin: 0,
    padding: '16px',
    listStyleType: 'none',
    fontFamily: tokens.fontFamilyMonospace,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Shows the recovery codes, once, until the reader says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const text = useText();
  const host = useHost();
  const styles = useStyles();
  const [kept, setKept] = useState(false);
  const lines = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      host.toast({ intent: 'success', body: text('factor.codes.copied') });
    } catch (error) {
      host.toastError(error, text('factor.codes.notCopied'));
    }
  };
  const save = () => saveFile({ name: text('factor.codes.file'), content: new Blob([lines], { type: 'text/plain' }) });
  return (
    <FactorPage title={text('factor.codes.title')} lead={text('factor.codes.lead')}>
      <ul className={styles.codes} aria-label={text('factor.codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{text('factor.codes.copy')}</Button>
        <Button onClick={save}>{text('factor.codes.save')}</Button>
      </div>
      <Checkbox
        label={text('factor.codes.kept')}
        checked={kept}
        onChange={(_, data) => setKept(data.checked === true)}
      />
      <div className={styles.actions}>
        <Button appearance="primary" disabled={!kept} onClick={onDone}>
          {text('factor.codes.done')}
        </Button>
      </div>
    </FactorPage>
  );
}
