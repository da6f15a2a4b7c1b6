import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { type ReactNode, useState } from 'react';
import { Panel } from '../../page/panel';
import { useText } from '../../text';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '16px' },
});

interface PeoplePanelProps {
  title: string;
  /** Label of the button that shows the list. */
  show: string;
  /** Key of the list. When it changes, the list closes again. */
  listed: string;
  filters: ReactNode;
  onSave(): Promise<void>;
  children: ReactNode;
}

/** Part of the screen with a list that names people, so it is read, which the audit notes, only once somebody asks. */
export function PeoplePanel({ title, show, listed, filters, onSave, children }: PeoplePanelProps) {
  const text = useText();
  const styles = useStyles();
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Panel
      title={title}
      actions={
        <Button size="small" aria-label={text('revenue.exportNamed', { name: title })} onClick={() => void onSave()}>
          {text('movements.export')}
        </Button>
      }
    >
      <div className={styles.filters}>
        {filters}
        {shown !== listed && <Button onClick={() => setShown(listed)}>{show}</Button>}
      </div>
      {shown === listed && children}
    </Panel>
  );
}
