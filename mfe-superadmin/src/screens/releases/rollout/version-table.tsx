import type { RegisteredRelease } from '@canchero/shared-contracts/federation';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlatformFormatter } from '../../../page/use-platform-formatter';
import { useShare } from '../../../page/use-share';
import { failureRate } from '../../../releases/failure-rate';
import { useText } from '../../../text';
import { FirstLoadSize } from './first-load-size';
import type { ReleaseStep } from './step-dialogs';

/** Number of releases shown at first: older ones are rarely needed. */
const FIRST = 5;

const useStyles = makeStyles({
  version: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  active: { fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
});

interface VersionTableProps {
  name: string;
  releases: readonly RegisteredRelease[];
  onStep(step: ReleaseStep): void;
}

export function VersionTable({ name, releases, onStep }: VersionTableProps) {
  const text = useText();
  const styles = useStyles();
  const format = usePlatformFormatter();
  const share = useShare();
  const { formatNumber } = useIntl();
  const [all, setAll] = useState(false);
  const columns: DataColumn<RegisteredRelease>[] = [
    {
      id: 'version',
      header: text('release.version'),
      cell: ({ version, active }) => (
        <>
          <span className={styles.version}>{version}</span>{' '}
          {active && <span className={styles.active}>{text('release.active')}</span>}
        </>
      ),
    },
    { id: 'at', header: text('release.at'), cell: ({ registered_at }) => format.dateTime(registered_at) },
    { id: 'author', header: text('release.author'), cell: ({ author }) => author ?? text('release.noAuthor') },
    { id: 'contracts', header: text('release.contracts'), cell: ({ contracts }) => contracts ?? '–' },
    {
      id: 'size',
      header: text('release.size'),
      number: true,
      cell: ({ size }) =>
        size === null ? '–' : text('release.kilobytes', { size: formatNumber(Math.ceil(size / 1000)) }),
    },
    {
      id: 'first-load',
      header: text('release.firstLoad'),
      number: true,
      cell: ({ first_load }) => first_load && <FirstLoadSize {...first_load} />,
    },
    {
      id: 'failures',
      header: text('release.failures'),
      cell: (release) =>
        text('release.rate', {
          rate: share(failureRate(release)),
          tries: Math.max(release.loads, release.failures),
        }),
    },
    {
      id: 'actions',
      header: text('release.actions'),
      headerHidden: true,
      cell: ({ version, active }) =>
        !active && (
          <span className={styles.actions}>
            <Button
              size="small"
              aria-label={text('release.activateNamed', { version })}
              onClick={() => onStep({ kind: 'activate', version })}
            >
              {text('release.activate')}
            </Button>
            <Button
              size="small"
              aria-label={text('release.tryNamed', { version })}
              onClick={() => onStep({ kind: 'canary', version, canary: null })}
            >
              {text('release.try')}
            </Button>
          </span>
        ),
    },
  ];
  const rows = all ? releases : releases.filter(({ active }, index) => active || index < FIRST);
  return (
    <>
      <DataTable
        label={text('releases.of', { name })}
        columns={columns}
        rows={rows}
        keyOf={({ version }) => version}
        wide
      />
      {rows.length < releases.length && (
        <Button appearance="subtle" onClick={() => setAll(true)}>
          {text('releases.all', { count: releases.length })}
        </Button>
      )}
    </>
  );
}
