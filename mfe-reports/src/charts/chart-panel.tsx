import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { DataBarVerticalRegular } from '@fluentui/react-icons/headless/svg/data-bar-vertical';
import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import { type ReactNode, useState } from 'react';
import { FigureTable, type FigureTableProps } from '../page/figure-table';
import { Panel } from '../page/panel';
import { useText } from '../text';

const useStyles = makeStyles({ toggle: { flexShrink: 0, '@media print': { display: 'none' } } });

interface ChartPanelProps {
  title: string;
  hint?: string;
  /** Takes the whole width of its grid. */
  wide?: boolean;
  /** Text in place of a chart without figures; null if there are some. */
  none: string | null;
  table: Omit<FigureTableProps, 'label'>;
  children: ReactNode;
}

/** Chart under its title, and the same figures as a table. */
export function ChartPanel({ title, table, children, ...panel }: ChartPanelProps) {
  const text = useText();
  const styles = useStyles();
  const [asTable, setAsTable] = useState(false);
  const toggle = (
    <Button
      className={styles.toggle}
      size="small"
      appearance="subtle"
      icon={asTable ? <DataBarVerticalRegular /> : <TableRegular />}
      onClick={() => setAsTable(!asTable)}
    >
      {text(asTable ? 'chart.asChart' : 'chart.asTable')}
    </Button>
  );
  return (
    <Panel {...panel} title={title} level={3} action={toggle}>
      {asTable ? <FigureTable label={title} {...table} /> : children}
    </Panel>
  );
}
