/** A backup was not made or not restored; the message is for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
