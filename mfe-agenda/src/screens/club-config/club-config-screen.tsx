import { lazyPart, useClub, useQueryParams } from '@canchero/shared-contracts/kit';
import { Title3 } from '@canchero/shared-contracts/ui';
import { Suspense, useEffect, useState } from 'react';
import { useFetchAhead } from '../../use-fetch-ahead';
import { AuditTab } from './audit/audit-tab';
import { ClosingTab } from './closing/closing-tab';
import { DataTab } from './data/data-tab';
import { DepositTab } from './deposit/deposit-tab';
import { HoursTab } from './hours/hours-tab';
import { MercadoPagoTab } from './mercadopago/mercadopago-tab';
import { prepareOverlays } from './overlays';
import { PricesTab } from './prices/prices-tab';
import { useClubDetails } from './queries';
import { useConfigStyles } from './styles';
import { TabBar } from './tab-bar';
import { TeamTab } from './team/team-tab';
import { useText } from './text';

const DiscardDialog = lazyPart(() => import('@canchero/shared-contracts/ui-overlay').then((m) => m.DiscardDialog));

const prepareQuestions = () => {
  prepareOverlays();
  DiscardDialog.prepare();
};

const TABS = ['data', 'hours', 'prices', 'deposit', 'team', 'mercadopago', 'audit', 'close'] as const;
type TabName = (typeof TABS)[number];
/** Only the owner closes a club. */
const TABS_OF_OTHERS = TABS.filter((name) => name !== 'close');

/** Screen with the club's configuration. The selected tab is kept in the address. */
export function ClubConfigScreen() {
  const text = useText();
  const styles = useConfigStyles();
  const club = useClub();
  const { data, save, refresh } = useClubDetails(club);
  const [address, go] = useQueryParams();
  const [dirty, setDirty] = useState(false);
  useFetchAhead(prepareQuestions);
  const tabs = club.role === 'owner' ? TABS : TABS_OF_OTHERS;
  const wanted = tabs.find((name) => name === address.get('tab')) ?? 'data';
  // a tab with unsaved changes stays open until they are discarded, even if the browser's Back button selects another
  const [tab, setTab] = useState<TabName>(wanted);
  const leaving = dirty && tab !== wanted;
  useEffect(() => {
    if (!leaving) setTab(wanted);
  }, [wanted, leaving]);
  const open = (name: TabName) => {
    const others = Object.fromEntries([...address.keys()].map((key) => [key, null]));
    if (name !== wanted) go({ ...others, tab: name }, true);
  };
  const source = { club: data, save, refresh };
  return (
    <div className={styles.screen}>
      <Title3 as="h1" className={styles.title}>
        {text('config.title')}
      </Title3>
      <TabBar
        label={text('config.title')}
        tabs={tabs}
        chosen={tab}
        nameOf={(name) => text(`config.tab.${name}`)}
        onChoose={open}
      />
      <div className={styles.panel} role="tabpanel" aria-labelledby={`tab-${tab}`} key={`${club.id} ${tab}`}>
        {tab === 'data' && <DataTab source={source} onDirty={setDirty} />}
        {tab === 'hours' && <HoursTab source={source} onDirty={setDirty} />}
        {tab === 'prices' && <PricesTab source={source} onDirty={setDirty} />}
        {tab === 'deposit' && <DepositTab source={source} onDirty={setDirty} />}
        {tab === 'team' && <TeamTab />}
        {tab === 'mercadopago' && <MercadoPagoTab />}
        {tab === 'audit' && <AuditTab />}
        {tab === 'close' && <ClosingTab />}
      </div>
      <Suspense fallback={null}>
        {leaving && <DiscardDialog onKeep={() => open(tab)} onDiscard={() => setDirty(false)} />}
      </Suspense>
    </div>
  );
}
