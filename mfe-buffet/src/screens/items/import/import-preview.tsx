import { ITEM_FIELDS, type ItemImportResult } from '@canchero/shared-contracts/item';
import { MessageBar, MessageBarBody, mergeClasses, Text } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { usePreviewStyles } from '../preview-styles';

const SHOWN = 200;

/** Each line of the file, those with problems first, and what is wrong with them or what they do. */
export function ImportPreview({ result }: { result: ItemImportResult }) {
  const text = useText();
  const styles = usePreviewStyles();
  const { lines, ignored, new_categories, invalid, created, updated, unchanged } = result;
  const sorted = [...lines].sort(
    (a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0) || a.line - b.line,
  );
  // what the file says nothing of takes no room
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls can be scrolled with the keyboard */}
      <section className={styles.place} tabIndex={0} aria-label={text('import.lines')}>
        <table className={mergeClasses(styles.table, styles.wide)}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.cell, styles.head, styles.number)}>
                {text('import.line')}
              </th>
              <th scope="col" className={mergeClasses(styles.cell, styles.head)}>
                {text('import.effect')}
              </th>
              {fields.map((field) => (
                <th key={field} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                  {text(`import.field.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, SHOWN).map(({ line, values, problems, action, changes }) => (
              <tr key={line} className={problems.length > 0 ? styles.bad : undefined}>
                <td className={mergeClasses(styles.cell, styles.number, styles.muted)}>{line}</td>
                <td className={mergeClasses(styles.cell, styles.effect)}>
                  {text(`import.effect.${action ?? 'wrong'}`)}
                </td>
                {fields.map((field) => {
                  const problem = problems.find((one) => one.field === field)?.problem;
                  return (
                    <td key={field} className={mergeClasses(styles.cell, changes.includes(field) && styles.strong)}>
                      {values[field]}
                      {problem && <div className={styles.problem}>{text(`import.problem.${problem}`)}</div>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {lines.length > SHOWN && <Text>{text('preview.rest', { count: lines.length - SHOWN })}</Text>}
    </>
  );
}
