import { useHost } from '@canchero/shared-contracts/kit';
import { type RevenueTable, revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { Button } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Panel } from '../../page/panel';
import { REVENUE_MONTHS } from '../../page/use-revenue';
import { useText } from '../../text';
import { useSave } from './use-save';

interface FiguresPanelProps {
  title: string;
  hint?: string;
  /** Table of the file with the figures. */
  table: RevenueTable;
  children: ReactNode;
}

/** Part of the screen with figures that can be saved as a file. They name nobody. */
export function FiguresPanel({ title, hint, table, children }: FiguresPanelProps) {
  const text = useText();
  const host = useHost();
  const save = useSave();
  const load = () =>
    save((language) =>
      host.call(revenueEndpoints.exportFigures, { query: { table, months: REVENUE_MONTHS, language } }),
    );
  return (
    <Panel
      title={title}
      hint={hint}
      actions={
        <Button size="small" aria-label={text('revenue.exportNamed', { name: title })} onClick={() => void load()}>
          {text('movements.export')}
        </Button>
      }
    >
      {children}
    </Panel>
  );
}
