import type { Court } from '@canchero/shared-contracts/court';
import { useClub, useErrorText } from '@canchero/shared-contracts/kit';
import { LoadError, Notice, ScreenLoading, Text, Title3 } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useText } from '../../text';
import { useCourts } from './queries';

/** Screen with the courts of the selected club. */
export function ExampleScreen() {
  const text = useText();
  return (
    <>
      <Title3 as="h1">{text('list.title')}</Title3>
      <Courts />
    </>
  );
}

/** Draws the courts, or the reason why none can be shown. */
function Courts() {
  const text = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useCourts(useClub().id);
  if (error && !data)
    return <LoadError title={text('failed.courts')} reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ScreenLoading />;
  if (data.length === 0)
    return (
      <Notice>
        <Text>{text('list.none')}</Text>
      </Notice>
    );
  const columns: DataColumn<Court>[] = [
    { id: 'name', header: text('list.court'), cell: ({ name }) => name },
    { id: 'capacity', header: text('list.players'), number: true, cell: ({ capacity }) => capacity },
  ];
  return <DataTable label={text('list.title')} columns={columns} rows={data} keyOf={({ id }) => id} />;
}
