import { useText } from '../text';
import { useSecondFactorActions } from './actions';
import { CodeForm } from './code-form';
import { FactorPage } from './factor-page';

/** Asks for a code of the authenticator, or a recovery code. */
export function PassScreen() {
  const text = useText();
  const actions = useSecondFactorActions();
  const pass = async (code: string) => {
    await actions.pass(code);
    await actions.readAgain();
  };
  return (
    <FactorPage title={text('factor.pass.title')} lead={text('factor.pass.lead')}>
      <CodeForm label={text('factor.code')} action={text('factor.pass')} onSubmit={pass} />
    </FactorPage>
  );
}
