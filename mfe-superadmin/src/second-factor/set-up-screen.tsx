import { useErrorText } from '@canchero/shared-contracts/kit';
import { LoadError, makeStyles, ScreenLoading, tokens } from '@canchero/shared-contracts/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Panel } from '../page/panel';
import { useText } from '../text';
import { useSecondFactorActions } from './actions';
import { CodeForm } from './code-form';
import { FactorPage } from './factor-page';
import { RecoveryCodes } from './recovery-codes';
import { useNewSecret } from './use-new-secret';

const useStyles = makeStyles({
  // a reader of codes needs dark on light, whatever the colours of the page
  picture: { display: 'block', width: '200px', height: '200px', padding: '12px', backgroundColor: '#fff' },
  secret: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere', margin: 0 },
});

interface SetUpScreenProps {
  onBegin(): void;
  onDone(): void;
}

/** Sets up the second factor: scan or type the secret, confirm it by a code, keep the recovery codes. */
export function SetUpScreen({ onBegin, onDone }: SetUpScreenProps) {
  const text = useText();
  const styles = useStyles();
  const errorText = useErrorText();
  const actions = useSecondFactorActions();
  const { data, error, refetch } = useNewSecret();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const confirm = async (code: string) => {
    const { recovery_codes } = await actions.confirm(code);
    onBegin();
    setCodes(recovery_codes);
    await actions.readAgain();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!data) {
    if (error)
      return <LoadError title={text('factor.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
    return <ScreenLoading />;
  }
  return (
    <FactorPage title={text('factor.setUp.title')} lead={text('factor.setUp.lead')}>
      <Panel title={text('factor.setUp.scan')} hint={text('factor.setUp.scanHint')}>
        <QRCodeSVG className={styles.picture} value={data.uri} title={text('factor.setUp.picture')} />
        <p className={styles.secret}>{data.secret.match(/.{4}/g)?.join(' ')}</p>
      </Panel>
      <Panel title={text('factor.setUp.confirm')}>
        <CodeForm label={text('factor.setUp.code')} action={text('factor.setUp')} onSubmit={confirm} />
      </Panel>
    </FactorPage>
  );
}
