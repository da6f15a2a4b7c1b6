import { Tab, TabList } from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../../text';
import { VIEWS, type View } from './model/view';

export function ViewSwitch({ view, onChange }: { view: View; onChange(view: View): void }) {
  const text = useText();
  return (
    <TabList selectedValue={view} onTabSelect={(_, { value }) => value !== view && onChange(value as View)}>
      {VIEWS.map((one) => (
        <Tab key={one} value={one}>
          {text(`stock.view.${one}`)}
        </Tab>
      ))}
    </TabList>
  );
}
