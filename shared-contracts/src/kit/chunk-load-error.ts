/** What went wrong while a remote was fetched. */
export type ChunkLoadReason = 'manifest' | 'entry' | 'chunk' | 'timeout' | 'evaluation' | 'incompatible';

/** A remote, or a later part of one, could not be loaded. The only error that loading throws. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(
    message: string,
    readonly remote: string,
    readonly reason: ChunkLoadReason,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
