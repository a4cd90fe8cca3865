export type ToastKind = 'error' | 'info';

const MOST_AT_ONCE = 3;
const INFO_MS = 6_000;

/**
 * Shows a message at the top of the window. News goes by itself; an error stays until it is closed, because it may
 * have come while a dialog covered it.
 */
export function showToast(message: string, kind: ToastKind = 'info'): void {
  const region = document.querySelector('[data-toasts]');
  const template = region?.querySelector<HTMLTemplateElement>(`template[data-kind=${kind}]`);
  const toast = template && document.importNode(template.content, true).querySelector('li');
  if (!region || !toast) return;

  toast.querySelector('p')?.append(message);
  toast.querySelector('button')?.addEventListener('click', () => toast.remove());
  for (const older of makeRoom([...region.querySelectorAll('li')], message)) older.remove();
  region.append(toast);
  if (kind === 'info') setTimeout(() => toast.remove(), INFO_MS);
}

/** Which toasts leave when a message comes: the same one from before, and the oldest when there are too many. */
export function makeRoom<Shown extends { textContent: string | null }>(
  shown: readonly Shown[],
  message: string,
): Shown[] {
  const others = shown.filter(({ textContent }) => textContent !== message);
  const staying = others.slice(1 - MOST_AT_ONCE);
  return shown.filter((toast) => !staying.includes(toast));
}
