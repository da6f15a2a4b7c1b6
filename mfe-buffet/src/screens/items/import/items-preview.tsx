import { ITEM_FIELDS, type ItemImportResult } from '@canchero/shared-contracts/item';
import { MessageBar, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { ImportLines } from '@canchero/shared-contracts/ui-table';
import { useText } from '../../../text';

/** Effect of a file of items: counts, unused columns, new categories, and every line. */
export function ItemsPreview({ preview }: { preview: ItemImportResult }) {
  const text = useText();
  const { lines, ignored, new_categories, invalid, created, updated, unchanged } = preview;
  // columns that the file leaves out take no room
  const fields = ITEM_FIELDS.filter((field) =>
    lines.some(({ values, problems }) => values[field] !== undefined || problems.some((one) => one.field === field)),
  );
  const summary = [
    ...(created > 0 ? [text('import.count.create', { count: created })] : []),
    ...(updated > 0 ? [text('import.count.update', { count: updated })] : []),
    ...(unchanged > 0 ? [text('import.count.none', { count: unchanged })] : []),
    ...(invalid > 0 ? [text('import.count.invalid', { count: invalid })] : []),
  ];
  return (
    <>
      <Text role="status" weight="semibold">
        {summary.join(' · ') || text('import.empty')}
      </Text>
      {ignored.length > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{text('import.ignored', { columns: ignored.join(', ') })}</MessageBarBody>
        </MessageBar>
      )}
      {new_categories.length > 0 && <Text>{text('import.newCategories', { names: new_categories.join(', ') })}</Text>}
      {lines.some(({ values }) => values.stock !== undefined) && <Text>{text('import.stock.hint')}</Text>}
      <ImportLines
        label={text('import.lines')}
        lines={lines}
        fields={fields}
        lineHeader={text('import.line')}
        fieldHeader={(field) => text(`import.field.${field}`)}
        problemText={(problem) => text(`import.problem.${problem}`)}
        restText={(count) => text('preview.rest', { count })}
        effect={{ header: text('import.effect'), text: ({ action }) => text(`import.effect.${action ?? 'wrong'}`) }}
        isChanged={({ changes }, field) => changes.includes(field)}
      />
    </>
  );
}
