import { AppError, importErrors } from '@canchero/shared-contracts/core';
import type { ImportResult } from '@canchero/shared-contracts/player';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { type ReadLine, readImport, reject } from './import-file';
import { homeOf } from './phone';
import { checkPlanLimit } from './service';
import { insertPlayers, selectKnown } from './sql';

/**
 * Checks a file of players and imports it, unless it is a dry run: all valid lines, or none if a problem fails it.
 * @throws import_unreadable
 * @throws import_quote {line}
 * @throws import_too_long {max, found}
 * @throws import_has_problems {invalid}
 * @throws plan_limit_exceeded {resource, max, used}
 */
export async function importPlayers(
  tx: Tx,
  actor: Actor,
  body: { content: string; dry_run: boolean; on_problem: 'fail' | 'skip' },
): Promise<ImportResult> {
  const { clubId } = actor;
  const { lines, ignored } = readImport(body.content, await homeOf(tx, clubId));
  await markTaken(tx, clubId, lines);
  const players = lines.flatMap((line) => line.player ?? []);
  const invalid = lines.length - players.length;
  const result = {
    lines: lines.map(({ player: _, ...line }) => line),
    ignored,
    valid: players.length,
    invalid,
    imported: 0,
  };
  if (body.dry_run) return result;
  if (invalid > 0 && body.on_problem === 'fail') throw AppError.of(importErrors.import_has_problems, { invalid });
  if (players.length > 0) await checkPlanLimit(tx, clubId, players.length);
  const imported = (await insertPlayers(tx, clubId, players)).length;
  // Somebody added one of them in between.
  if (imported < players.length) {
    throw AppError.of(importErrors.import_has_problems, { invalid: players.length - imported });
  }
  await audit(tx, { ...actor, action: 'player.import', reason: String(imported) });
  return { ...result, imported };
}

async function markTaken(tx: Tx, clubId: string, lines: readonly ReadLine[]): Promise<void> {
  const known = await selectKnown(
    tx,
    clubId,
    lines.flatMap((line) => line.player ?? []),
  );
  for (const line of lines) {
    const { player } = line;
    if (!player) continue;
    if (player.email && known.emails.has(player.email)) reject(line, 'email', 'taken');
    if (player.phone && known.phones.has(`${player.phone_country}${player.phone}`)) reject(line, 'phone', 'taken');
  }
}
