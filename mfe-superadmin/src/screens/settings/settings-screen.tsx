import { useErrorText } from '@canchero/shared-contracts/kit';
import { LoadError, ScreenLoading } from '@canchero/shared-contracts/ui';
import { Page } from '../../page/page';
import { useText } from '../../text';
import { ChangesPanel } from './changes-panel';
import { GeneralPanel } from './general-panel';
import { PlansPanel } from './plans-panel';
import { useSettings } from './queries';

/** Settings of the platform: the catalogue of plans, what is open, the public page, mails, and who changed them. */
export function SettingsScreen() {
  const text = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useSettings();
  return (
    <Page title={text('settings.title')} subtitle={text('settings.subtitle')}>
      {data ? (
        <>
          <PlansPanel plans={data.plans} />
          <GeneralPanel general={data.general} />
          <ChangesPanel history={data.history} />
        </>
      ) : error ? (
        <LoadError title={text('settings.failed')} reason={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <ScreenLoading />
      )}
    </Page>
  );
}
