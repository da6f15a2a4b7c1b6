/**
 * Step at which loading a remote failed. `integrity`: a file does not have its checksum. `incompatible`: it needs
 * another version of the contracts.
 */
export type ChunkLoadReason = 'manifest' | 'entry' | 'chunk' | 'timeout' | 'evaluation' | 'integrity' | 'incompatible';

/** Failure to load a remote or a later chunk of it; the only error that loading throws. */
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
