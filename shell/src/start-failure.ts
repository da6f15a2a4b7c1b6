const TEXTS: Readonly<Record<string, { title: string; why: string; reload: string }>> = {
  es: { title: 'Algo salió mal', why: 'No se pudo cargar la aplicación.', reload: 'Recargar' },
  en: { title: 'Something went wrong', why: 'The application could not be loaded.', reload: 'Reload' },
  pt: { title: 'Algo deu errado', why: 'Não foi possível carregar o aplicativo.', reload: 'Recarregar' },
};

/**
 * Says in plain elements that the shell could not be loaded, when nothing of it can draw. The page loads again by
 * itself if that may bring another release.
 */
export function showStartFailure(error: unknown, reload = () => window.location.reload()): void {
  console.error('the shell did not start', error);
  import(/* webpackChunkName: "failures" */ './start-recovery').then(
    ({ recoverStart }) => recoverStart(error) && reload(),
    () => {},
  );
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
