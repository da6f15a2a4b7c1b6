import { lazyPart, useErrorText } from '@canchero/shared-contracts/kit';
import { LoadError, ScreenLoading } from '@canchero/shared-contracts/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../text';
import { useSecondFactor } from './queries';

const PassScreen = lazyPart(() => import('./pass-screen').then((m) => m.PassScreen));
const SetUpScreen = lazyPart(() => import('./set-up-screen').then((m) => m.SetUpScreen));

/** Shows its children to a session that passed the second factor, else the way to do so. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const text = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useSecondFactor();
  // who sets it up has passed, but has the recovery codes to keep first
  const [settingUp, setSettingUp] = useState(false);
  if (!data) {
    if (error)
      return <LoadError title={text('factor.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
    return <ScreenLoading />;
  }
  if (!data.set_up || settingUp)
    return <SetUpScreen onBegin={() => setSettingUp(true)} onDone={() => setSettingUp(false)} />;
  return data.passed ? children : <PassScreen />;
}
