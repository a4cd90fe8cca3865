const PAUSE_MS = 700;

/** Shows what is typed as visitors will read it, when the typing rests. */
export default function startPostPreview(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const frame = document.querySelector('iframe');
  const button = document.querySelector<HTMLButtonElement>('[data-preview-button]');
  const note = document.querySelector<HTMLElement>('[data-signed-out]');
  if (!frame || !button) return;
  const { formAction } = button;
  let timer = 0;
  let request: XMLHttpRequest | undefined;
  let shown = '';
  let isSignedOut = false;

  function refresh(): void {
    const fields = new FormData(form);
    for (const [name, value] of [...fields]) if (typeof value !== 'string') fields.delete(name);
    const typed = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString();
    if (typed === shown || isSignedOut) return;
    request?.abort();
    const asking = new XMLHttpRequest();
    request = asking;
    asking.open('POST', `${formAction}?part`);
    asking.addEventListener('readystatechange', () => {
      const isPreview = asking.readyState === XMLHttpRequest.HEADERS_RECEIVED && asking.status === 200;
      // Unlike fetch it gives a document, so that no text has to be turned into markup here.
      if (isPreview) asking.responseType = 'document';
    });
    asking.addEventListener('load', () => {
      const { status, response } = asking;
      if (response instanceof Document) show(response);
      shown = status === 200 ? typed : '';
      isSignedOut = status === 401;
      if (isSignedOut && note) note.hidden = false;
    });
    asking.send(fields);
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
