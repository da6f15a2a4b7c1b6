import { giveReleaseUp, runningRelease, sessionRelease } from './federation/own-release';

const TEXTS: Readonly<Record<string, { title: string; why: string; reload: string }>> = {
  es: { title: 'Algo salió mal', why: 'No se pudo cargar la aplicación.', reload: 'Recargar' },
  en: { title: 'Something went wrong', why: 'The application could not be loaded.', reload: 'Reload' },
  pt: { title: 'Algo deu errado', why: 'Não foi possível carregar o aplicativo.', reload: 'Recarregar' },
};

/**
 * Reports that the shell could not be loaded. A page whose release is that of a session loads again, once: as the active
 * release if it was a canary. Otherwise says so in plain elements, when nothing of the shell can draw.
 */
export function showStartFailure(error: unknown, reload = () => window.location.reload()): void {
  console.error('the shell did not start', error);
  report(error);
  if (navigator.onLine && giveReleaseUp()) {
    reload();
    return;
  }
  const text = TEXTS[document.documentElement.lang] ?? TEXTS.es;
  if (!text) return;
  const panel = document.createElement('div');
  panel.className = 'fatal';
  panel.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = text.title;
  const why = document.createElement('p');
  why.textContent = text.why;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = text.reload;
  again.addEventListener('click', reload);
  panel.append(title, why, again);
  document.body.replaceChildren(panel);
}

/** Reports to the service what `failure-reports.ts` cannot, since it may be what did not load. */
function report(error: unknown): void {
  const release = runningRelease();
  if (release === null) return;
  const isChunk = (error as Error | null)?.name === 'ChunkLoadError';
  const failure = { remote: 'shell', release, phase: 'load', reason: isChunk ? 'chunk' : 'thrown' };
  void fetch(new URL('/api/remotes/failures', window.location.origin), {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ failures: [failure], ...(release === sessionRelease() && { shell: release }) }),
  }).catch(() => {});
}
