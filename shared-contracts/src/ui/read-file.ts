/** Bytes; the api's limit for a body, less room for the JSON around the text. */
const MAX_BYTES = 240_000;

/** Reads a file as spreadsheets write it: UTF-8 or Windows-1252. Returns null if it is too large for a call. */
export async function readText(file: Blob): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
