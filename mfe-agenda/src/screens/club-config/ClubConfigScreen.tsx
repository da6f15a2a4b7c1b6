import { useAddress, useClub } from '@canchero/shared-contracts/kit';
import { Title3 } from '@canchero/shared-contracts/ui';
import { Tab, TabList } from '@canchero/shared-contracts/ui-overlay';
import { useEffect, useRef, useState } from 'react';
import { DiscardDialog } from '../../drawer/DiscardDialog';
import { useText } from '../../text';
import { AuditTab } from './audit/AuditTab';
import { DataTab } from './data/DataTab';
import { DepositTab } from './deposit/DepositTab';
import { HoursTab } from './hours/HoursTab';
import { MercadoPagoTab } from './mercadopago/MercadoPagoTab';
import { PricesTab } from './prices/PricesTab';
import { useClubDetails } from './queries';
import { useConfigStyles } from './styles';
import { TeamTab } from './team/TeamTab';

const TABS = ['data', 'hours', 'prices', 'deposit', 'team', 'mercadopago', 'audit'] as const;
type TabName = (typeof TABS)[number];
/** Pixels of the tab before that stay in sight. */
const BESIDE = 40;

/** All that is set about a club. The tab stands in the address. */
export function ClubConfigScreen() {
  const text = useText();
  const styles = useConfigStyles();
  const club = useClub();
  const { data, save, refresh } = useClubDetails(club);
  const [address, go] = useAddress();
  const [dirty, setDirty] = useState(false);
  const wanted = TABS.find((name) => name === address.get('tab')) ?? 'data';
  // what is being written stays until it is given up, also when the browser's Back leads away from it
  const [tab, setTab] = useState<TabName>(wanted);
  const leaving = dirty && tab !== wanted;
  useEffect(() => {
    if (!leaving) setTab(wanted);
  }, [wanted, leaving]);
  const tabs = useRef<HTMLDivElement>(null);
  // on phones the tabs are wider than the window: the chosen one comes into sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each tab
  useEffect(() => {
    const chosen = tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tabs.current && chosen) tabs.current.scrollLeft = chosen.offsetLeft - BESIDE;
  }, [tab]);
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
      <div ref={tabs} className={styles.tabs}>
        <TabList
          className={styles.tabList}
          selectedValue={tab}
          onTabSelect={(_, { value }) => open(value as TabName)}
          aria-label={text('config.title')}
        >
          {TABS.map((name) => (
            <Tab key={name} value={name} id={`tab-${name}`}>
              {text(`config.tab.${name}`)}
            </Tab>
          ))}
        </TabList>
      </div>
      <div className={styles.panel} role="tabpanel" aria-labelledby={`tab-${tab}`} key={`${club.id} ${tab}`}>
        {tab === 'data' && <DataTab source={source} onDirty={setDirty} />}
        {tab === 'hours' && <HoursTab source={source} onDirty={setDirty} />}
        {tab === 'prices' && <PricesTab />}
        {tab === 'deposit' && <DepositTab source={source} onDirty={setDirty} />}
        {tab === 'team' && <TeamTab />}
        {tab === 'mercadopago' && <MercadoPagoTab />}
        {tab === 'audit' && <AuditTab />}
      </div>
      {leaving && <DiscardDialog onKeep={() => open(tab)} onDiscard={() => setDirty(false)} />}
    </div>
  );
}
