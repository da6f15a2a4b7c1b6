import { AppError, importErrors, isEmail } from '@canchero/shared-contracts/core';
import {
  hasLetter,
  IMPORT_FIELDS,
  type ImportField,
  type ImportLine,
  MAX_IMPORT,
  MAX_LENGTH,
} from '@canchero/shared-contracts/player';
import { foldText, plainCell, plainLine, readCsv } from '../../platform/csv/read-csv';
import { type Home, parsePhone } from './phone';
import type { PlayerFields } from './sql';

/** Headings of the columns of each field, lower case and without accents. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  first_name: ['nombre', 'nombres', 'first name', 'first_name', 'name', 'nome', 'primeiro nome'],
  last_name: ['apellido', 'apellidos', 'last name', 'last_name', 'surname', 'sobrenome'],
  phone: ['telefono', 'celular', 'movil', 'whatsapp', 'phone', 'mobile', 'telefone'],
  email: ['email', 'e-mail', 'mail', 'correo', 'correo electronico'],
  category: ['categoria', 'nivel', 'category', 'level'],
  notes: ['notas', 'observaciones', 'comentarios', 'notes', 'comments', 'observacoes'],
};

/** Line of a file, checked. */
export interface ReadLine extends ImportLine {
  /** Null if the line has problems. */
  player: PlayerFields | null;
}

/**
 * Reads the lines of a file and checks each by itself and against the others.
 * @throws import_unreadable
 * @throws import_quote {line}
 * @throws import_too_long {max, found}
 */
export function readImport(content: string, home: Home): { lines: ReadLine[]; ignored: string[] } {
  const { head, lines: filled } = readCsv(content);
  const fields = head.map(fieldOf);
  if (!fields.includes('first_name')) throw AppError.of(importErrors.import_unreadable);
  if (filled.length > MAX_IMPORT) {
    throw AppError.of(importErrors.import_too_long, { max: MAX_IMPORT, found: filled.length });
  }
  const lines = filled.map(({ line, cells }) => readLine(line, fields, cells, home));
  markRepeated(lines);
  return { lines, ignored: head.filter((title, i) => fields[i] === null && title.trim() !== '') };
}

const fieldOf = (title: string): ImportField | null => {
  const plain = foldText(title);
  return IMPORT_FIELDS.find((field) => HEADINGS[field].includes(plain)) ?? null;
};

function readLine(
  line: number,
  fields: readonly (ImportField | null)[],
  cells: readonly string[],
  home: Home,
): ReadLine {
  const values: Partial<Record<ImportField, string>> = {};
  fields.forEach((field, i) => {
    const value = (field === 'notes' ? plainCell : plainLine)(cells[i] ?? '');
    if (field && value !== '' && values[field] === undefined) values[field] = value;
  });
  const problems: ReadLine['problems'] = [];
  if (!values.first_name) problems.push({ field: 'first_name', problem: 'missing' });
  else if (!hasLetter(values.first_name)) problems.push({ field: 'first_name', problem: 'invalid' });
  for (const field of IMPORT_FIELDS) {
    if ((values[field]?.length ?? 0) > MAX_LENGTH[field]) problems.push({ field, problem: 'too_long' });
  }
  const email = values.email?.toLowerCase() ?? null;
  if (email !== null && !isEmail(email)) problems.push({ field: 'email', problem: 'invalid' });
  const phone = values.phone ? parsePhone(values.phone, home) : null;
  if (values.phone && !phone) problems.push({ field: 'phone', problem: 'invalid' });
  const player = {
    first_name: values.first_name ?? '',
    last_name: values.last_name ?? '',
    phone_country: phone?.phone_country ?? null,
    phone: phone?.phone ?? null,
    email,
    category: values.category ?? '',
    notes: values.notes ?? '',
    blocked: false,
    member: false,
  };
  return { line, values, problems, player: problems.length === 0 ? player : null };
}

/** Rejects the second line with the same phone or e-mail. */
function markRepeated(lines: ReadLine[]): void {
  const seen = new Set<string>();
  for (const line of lines) {
    const { player } = line;
    if (!player) continue;
    if (player.email && seen.has(player.email)) reject(line, 'email', 'repeated');
    const phone = player.phone && player.phone_country + player.phone;
    if (phone && seen.has(phone)) reject(line, 'phone', 'repeated');
    if (!line.player) continue;
    for (const key of [player.email, phone]) if (key) seen.add(key);
  }
}

/** Marks a line that cannot be imported. */
export function reject(line: ReadLine, field: ImportField, problem: ReadLine['problems'][number]['problem']): void {
  line.problems.push({ field, problem });
  line.player = null;
}
