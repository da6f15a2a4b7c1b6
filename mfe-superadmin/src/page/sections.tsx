import { useHost } from '@canchero/shared-contracts/kit';
import { useLocation } from '@canchero/shared-contracts/router';
import { Tab, TabList } from '@canchero/shared-contracts/ui-overlay';
import { paths } from '../paths';
import { useText } from '../text';

const SECTIONS = [
  { path: paths.releases, label: 'section.releases' },
  { path: paths.revenue, label: 'section.revenue' },
] as const;

/** Draws the screens of the platform as tabs. */
export function Sections() {
  const text = useText();
  const host = useHost();
  const { pathname } = useLocation();
  return (
    <TabList
      aria-label={text('section.label')}
      selectedValue={pathname}
      onTabSelect={(_, data) => host.navigate(data.value as string)}
    >
      {SECTIONS.map(({ path, label }) => (
        <Tab key={path} value={path}>
          {text(label)}
        </Tab>
      ))}
    </TabList>
  );
}
