import type { EndpointInput, Language } from '@canchero/shared-contracts/core';
import { lazyPart, saveFile, useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { type DaySpan, type EventsFilter, type ExportFormat, reportEndpoints } from '@canchero/shared-contracts/report';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../text';
import { ExportButton } from './export-button';

/** Loaded after the report: menus are code that it does not need. */
const ExportChoice = lazyPart(() => import('./export-choice').then((m) => m.ExportChoice));

const FILES = {
  'daily-summary': reportEndpoints.dailySummaryFile,
  'events-summary': reportEndpoints.eventsSummaryFile,
  payments: reportEndpoints.paymentsFile,
} as const;

/** Queries of the reports, without the language. */
interface Queries {
  'daily-summary': { date?: string };
  'events-summary': EventsFilter;
  payments: DaySpan;
}

interface ExportMenuProps<Report extends keyof Queries> {
  report: Report;
  query: Queries[Report];
  /** Text of its button. Default: to export. */
  label?: string;
  /** True while there is nothing to export. */
  disabled?: boolean;
}

/** Menu that saves a report as a file in the reader's language. */
export function ExportMenu<Report extends keyof Queries>({
  report,
  query,
  label,
  disabled = false,
}: ExportMenuProps<Report>) {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const club = useClub();
  const language = useIntl().locale as Language;
  const save = useMutation({
    mutationFn: (format: ExportFormat) => {
      const input = { params: { clubId: club.id, format }, query: { ...query, language } };
      return host.call(FILES[report], input as EndpointInput<(typeof FILES)[Report]>);
    },
    onSuccess: saveFile,
    onError: (error) => host.toast({ intent: 'error', title: text('export.failed'), body: errorText(error) }),
  });
  return (
    <Suspense fallback={<ExportButton label={label} disabled pending={false} />}>
      <ExportChoice label={label} disabled={disabled} pending={save.isPending} onChoose={save.mutate} />
    </Suspense>
  );
}
