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

/** Lines of a file to import, those with problems first. Its problems stay in view while a line is scrolled sideways. */
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
              <th scope="col" className={mergeClasses(head, styles.first)}>
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
              <tr key={line.line} className={line.problems.length > 0 ? styles.bad : styles.good}>
                <td className={mergeClasses(styles.cell, styles.first)}>
                  <span className={styles.muted}>{line.line}</span>
                  {line.problems.map(({ field, problem }) => (
                    <div key={field} className={mergeClasses(styles.problem, styles.reason)}>
                      {`${fieldHeader(field)}: ${problemText(problem)}`}
                    </div>
                  ))}
                </td>
                {effect && <td className={mergeClasses(styles.cell, styles.effect)}>{effect.text(line)}</td>}
                {fields.map((field) => (
                  <td
                    key={field}
                    className={mergeClasses(
                      styles.cell,
                      isChanged?.(line, field) && styles.strong,
                      line.problems.some((one) => one.field === field) && styles.problem,
                    )}
                  >
                    <div className={styles.value}>{line.values[field]}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {lines.length > SHOWN && <Text>{restText(lines.length - SHOWN)}</Text>}
    </>
  );
}
