import { mergeClasses, Text } from '@fluentui/react-components';
import { usePreviewStyles } from './preview-styles';

interface Line {
  /** Number of the line in the file, from 1. */
  line: number;
  values: Partial<Record<string, string>>;
  problems: readonly { field: string; problem: string }[];
}
type FieldOf<L extends Line> = L['problems'][number]['field'];

interface ImportLinesProps<L extends Line> {
  label: string;
  lines: readonly L[];
  fields: readonly FieldOf<L>[];
  /** Header of the column with the line's number. */
  lineHeader: string;
  fieldHeader(field: FieldOf<L>): string;
  problemText(problem: L['problems'][number]['problem']): string;
  /** Text for the lines beyond those shown. */
  restText(count: number): string;
  /** Column that says what a line does. */
  effect?: { header: string; text(line: L): string };
  /** Returns true if a line changes a field, whose value is then highlighted. */
  isChanged?(line: L, field: FieldOf<L>): boolean;
}

/** Number of lines shown. */
const SHOWN = 200;

/** Lines of a file to import, those with problems first, each with its problems. */
export function ImportLines<L extends Line>({
  label,
  lines,
  fields,
  lineHeader,
  fieldHeader,
  problemText,
  restText,
  effect,
  isChanged,
}: ImportLinesProps<L>) {
  const styles = usePreviewStyles();
  const head = mergeClasses(styles.cell, styles.head);
  const sorted = [...lines].sort(
    (a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0) || a.line - b.line,
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.place} tabIndex={0} aria-label={label}>
        <table className={mergeClasses(styles.table, styles.wide)}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(head, styles.number)}>
                {lineHeader}
              </th>
              {effect && (
                <th scope="col" className={head}>
                  {effect.header}
                </th>
              )}
              {fields.map((field) => (
                <th key={field} scope="col" className={head}>
                  {fieldHeader(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, SHOWN).map((line) => (
              <tr key={line.line} className={line.problems.length > 0 ? styles.bad : undefined}>
                <td className={mergeClasses(styles.cell, styles.number, styles.muted)}>{line.line}</td>
                {effect && <td className={mergeClasses(styles.cell, styles.effect)}>{effect.text(line)}</td>}
                {fields.map((field) => {
                  const problem = line.problems.find((one) => one.field === field)?.problem;
                  return (
                    <td key={field} className={mergeClasses(styles.cell, isChanged?.(line, field) && styles.strong)}>
                      {line.values[field]}
                      {problem && <div className={styles.problem}>{problemText(problem)}</div>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {lines.length > SHOWN && <Text>{restText(lines.length - SHOWN)}</Text>}
    </>
  );
}
