const PAUSE_MS = 700;

/** Shows what is typed as visitors will read it, when the typing rests. */
export default function startPostPreview(form: HTMLElement): void {
  const frame = form.querySelector('iframe');
  const button = form.querySelector<HTMLButtonElement>('[data-preview-button]');
  if (!(form instanceof HTMLFormElement) || !frame || !button) return;
  let timer = 0;
  let request: XMLHttpRequest | undefined;
  let shown = '';

  function refresh(): void {
    const fields = new FormData(form as HTMLFormElement);
    for (const [name, value] of [...fields]) if (typeof value !== 'string') fields.delete(name);
    const typed = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString();
    if (typed === shown) return;
    request?.abort();
    // Unlike fetch it gives a document, so that no text has to be turned into markup here.
    request = new XMLHttpRequest();
    request.open('POST', `${(button as HTMLButtonElement).formAction}?part`);
    request.responseType = 'document';
    request.addEventListener('load', ({ target }) => {
      const { status, response } = target as XMLHttpRequest;
      if (status === 200 && response instanceof Document) show(response);
      shown = status === 200 ? typed : '';
    });
    request.send(fields);
  }

  function show(made: Document): void {
    const old = frame?.contentDocument;
    // Before its first page has come, the frame has no styles.
    if (!old?.querySelector('main')) return;
    old.body.replaceWith(old.adoptNode(made.body));
  }

  form.addEventListener('input', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(refresh, PAUSE_MS);
  });
  if ('isTyped' in form.dataset) frame.addEventListener('load', refresh, { once: true });
  // It does by itself what the button is for; without this script the form shows the preview.
  button.hidden = true;
}
