import type { Club } from '@canchero/shared-contracts/club';
import { type Formatter, useErrorText } from '@canchero/shared-contracts/kit';
import { Button, LoadError } from '@canchero/shared-contracts/ui';
import {
  SidePanel,
  SidePanelBody,
  SidePanelFooter,
  Skeleton,
  SkeletonItem,
} from '@canchero/shared-contracts/ui-overlay';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { useState } from 'react';
import { useText } from '../../../text';
import { useCashReport } from '../queries';
import { ReportDetail } from './report-detail';
import { ReportSheet } from './report-sheet';

interface ReportPanelProps {
  sessionId: string;
  club: Club;
  formatter: Formatter;
  onClose(): void;
}

/** Report of a closed session, to read or print. */
export function ReportPanel({ sessionId, club, formatter, onClose }: ReportPanelProps) {
  const text = useText();
  const errorText = useErrorText();
  const query = useCashReport(club.id, sessionId);
  const [printing, setPrinting] = useState(false);
  const report = query.data;
  return (
    <SidePanel title={text('report.title')} onClose={onClose}>
      <SidePanelBody>
        {query.isPending && (
          <Skeleton aria-label={text('screen.loading')}>
            <SkeletonItem size={128} />
          </Skeleton>
        )}
        {query.isError && !report && (
          <LoadError
            title={text('history.failed')}
            reason={errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {report && <ReportDetail report={report} formatter={formatter} />}
      </SidePanelBody>
      <SidePanelFooter>
        <Button
          appearance="primary"
          icon={<PrintRegular />}
          disabled={!report?.session.closed_at}
          onClick={() => setPrinting(true)}
        >
          {text('receipt.print')}
        </Button>
      </SidePanelFooter>
      {report && printing && (
        <ReportSheet report={report} club={club} formatter={formatter} onDone={() => setPrinting(false)} />
      )}
    </SidePanel>
  );
}
