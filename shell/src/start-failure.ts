const TEXTS: Readonly<Record<string, { title: string; why: string; reload: string }>> = {
  es: { title: 'Algo salió mal', why: 'No se pudo cargar la aplicación.', reload: 'Recargar' },
  en: { title: 'Something went wrong', why: 'The application could not be loaded.', reload: 'Reload' },
  pt: { title: 'Algo deu errado', why: 'Não foi possível carregar o aplicativo.', reload: 'Recarregar' },
};

/** Says in plain elements that the shell could not be loaded, when nothing of it can draw. */
export function showStartFailure(error: unknown): void {
  console.error('the shell did not start', error);
  const text = TEXTS[document.documentElement.lang] ?? TEXTS.es;
  if (!text) return;
  const panel = document.createElement('div');
  panel.className = 'fatal';
  panel.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = text.title;
  const why = document.createElement('p');
  why.textContent = text.why;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = text.reload;
  reload.addEventListener('click', () => window.location.reload());
  panel.append(title, why, reload);
  document.body.replaceChildren(panel);
}
