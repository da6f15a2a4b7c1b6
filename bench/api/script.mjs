/**
 * Writes a pgbench script of recorded statements with the same round trips: statements that the client sent in one
 * message become a pipeline; those that it sent ahead without waiting are round trips of their own, since pgbench
 * allows no `\gset` in a pipeline. A statement with values must return one row, as it did for the client (`\gset`): one
 * that finds its slot taken ends the run instead of being counted.
 * @param {{text: string, values: (string | null)[]}[]} statements
 * @param {{variables?: string[], replace?: Map<string, string>}} options `variables`: lines that set pgbench variables;
 *   `replace`: recorded values that must differ in every run, with the expression that makes them
 */
export function pgbenchScript(statements, { variables = [], replace = new Map() } = {}) {
  const lines = statements.flatMap(({ text, values }) => {
    const filled = withoutVariables(text).replace(/\$(\d+)/g, (_, n) => literal(values[n - 1], replace));
    const parts = values.length ? [filled] : filled.split(';').map((part) => part.trim());
    const end = values.length ? ' \\gset' : ';';
    const commands = parts.filter(Boolean).map((part) => `${part.replace(/\s*\n\s*/g, ' ').trim()}${end}`);
    return commands.length > 1 ? ['\\startpipeline', ...commands, '\\endpipeline'] : commands;
  });
  return `${[...variables, ...lines].join('\n')}\n`;
}

function literal(value, replace) {
  if (value === null) return 'null';
  return replace.get(value) ?? withoutVariables(`'${value.replaceAll("'", "''")}'`);
}

/** Escapes colons by their code: pgbench reads `:name` as a variable even in quotes. */
const withoutVariables = (text) =>
  text.replace(/'(?:[^']|'')*'/g, (quoted) =>
    /:[a-z_]/i.test(quoted) ? `U&${quoted.replaceAll('\\', '\\\\').replaceAll(':', '\\003a')}` : quoted,
  );

/** Returns the last transaction of a request, which does the work; those before it authorize the caller. */
export function ownTransaction(statements) {
  const begins = statements.map(({ text }) => /^begin\b/i.test(text));
  return statements.slice(begins.lastIndexOf(true));
}
