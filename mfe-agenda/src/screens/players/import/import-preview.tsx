import { IMPORT_FIELDS, type ImportResult } from '@canchero/shared-contracts/player';
import { MessageBar, MessageBarBody, makeStyles, mergeClasses, Text, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

const useStyles = makeStyles({
  place: { overflow: 'auto', maxHeight: 'min(420px, 50vh)' },
  table: { borderCollapse: 'collapse', width: '100%', minWidth: '640px', fontSize: tokens.fontSizeBase200 },
  cell: {
    padding: '6px 10px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    maxWidth: '200px',
    overflowWrap: 'anywhere',
  },
  head: { position: 'sticky', top: 0, whiteSpace: 'nowrap', backgroundColor: tokens.colorNeutralBackground1 },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  bad: { backgroundColor: tokens.colorStatusDangerBackground1 },
  problem: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

const SHOWN = 200;

/** Each line of the file, those with problems first, and what is wrong with them. */
export function ImportPreview({ result }: { result: ImportResult }) {
  const text = useText();
  const styles = useStyles();
  const { lines, ignored, valid, invalid } = result;
  const sorted = [...lines].sort(
    (a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0) || a.line - b.line,
  );
  return (
    <>
      <Text role="status" weight="semibold">
        {text('players.import.summary', { valid, invalid })}
      </Text>
      {ignored.length > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{text('players.import.ignored', { columns: ignored.join(', ') })}</MessageBarBody>
        </MessageBar>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls can be scrolled with the keyboard */}
      <section className={styles.place} tabIndex={0} aria-label={text('players.import.lines')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.cell, styles.head, styles.number)}>
                {text('players.import.line')}
              </th>
              {IMPORT_FIELDS.map((field) => (
                <th key={field} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                  {text(`players.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, SHOWN).map(({ line, values, problems }) => (
              <tr key={line} className={problems.length > 0 ? styles.bad : undefined}>
                <td className={mergeClasses(styles.cell, styles.number)}>{line}</td>
                {IMPORT_FIELDS.map((field) => {
                  const problem = problems.find((one) => one.field === field)?.problem;
                  return (
                    <td key={field} className={styles.cell}>
                      {values[field]}
                      {problem && <div className={styles.problem}>{text(`players.import.problem.${problem}`)}</div>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {lines.length > SHOWN && <Text>{text('players.import.rest', { count: lines.length - SHOWN })}</Text>}
    </>
  );
}
