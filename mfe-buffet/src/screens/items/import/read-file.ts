/** Bytes that a call may carry, with some room for what goes around the text. */
const MAX_BYTES = 240_000;

/** Text of a file as sheets write them: UTF-8, or Windows' western one. Null for a file that is too large to be sent. */
export async function readText(file: Blob): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
