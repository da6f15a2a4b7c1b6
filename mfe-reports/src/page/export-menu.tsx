import type { EndpointInput, Language } from '@canchero/shared-contracts/core';
import { saveFile, useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import {
  type EventsFilter,
  EXPORT_FORMATS,
  type ExportFormat,
  reportEndpoints,
} from '@canchero/shared-contracts/report';
import { Button, Spinner } from '@canchero/shared-contracts/ui';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useText } from '../text';

const FILES = {
  'daily-summary': reportEndpoints.dailySummaryFile,
  'events-summary': reportEndpoints.eventsSummaryFile,
} as const;

/** Queries of the reports, without the language. */
interface Queries {
  'daily-summary': { date?: string };
  'events-summary': EventsFilter;
}

interface ExportMenuProps<Report extends keyof Queries> {
  report: Report;
  query: Queries[Report];
  /** True while there is nothing to export. */
  disabled?: boolean;
}

/** Menu that saves a report as a file in the reader's language. */
export function ExportMenu<Report extends keyof Queries>({ report, query, disabled }: ExportMenuProps<Report>) {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const club = useClub();
  const language = useIntl().locale as Language;
  const save = useMutation({
    mutationFn: (format: ExportFormat) => {
      const input = { params: { clubId: club.id, format }, query: { ...query, language } };
      return host.download(FILES[report], input as EndpointInput<(typeof FILES)[Report]>);
    },
    onSuccess: saveFile,
    onError: (error) => host.toast({ intent: 'error', title: text('export.failed'), body: errorText(error) }),
  });
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          icon={save.isPending ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
          aria-busy={save.isPending}
          disabledFocusable={disabled || save.isPending}
        >
          {text(save.isPending ? 'export.pending' : 'export.menu')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {EXPORT_FORMATS.map((format) => (
            <MenuItem key={format} onClick={() => save.mutate(format)}>
              {text(`export.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
