export type ToastKind = 'error' | 'info';

const MOST_AT_ONCE = 3;
const INFO_MS = 6_000;

/**
 * Shows a message at the top of the window. Information disappears by itself; an error stays until closed, because a
 * dialog may have covered it.
 */
export function showToast(message: string, kind: ToastKind = 'info'): void {
  const region = document.querySelector('[data-toasts]');
  const template = region?.querySelector<HTMLTemplateElement>(`template[data-kind=${kind}]`);
  const toast = template && document.importNode(template.content, true).querySelector('li');
  if (!region || !toast) return;

  toast.querySelector('p')?.append(message);
  toast.querySelector('button')?.addEventListener('click', () => toast.remove());
  for (const older of toastsToRemove([...region.querySelectorAll('li')], message)) older.remove();
  region.append(toast);
  if (kind === 'info') setTimeout(() => toast.remove(), INFO_MS);
}

/** The toasts to remove for a new message: duplicates of it, and the oldest beyond the limit. */
export function toastsToRemove<Shown extends { textContent: string | null }>(
  shown: readonly Shown[],
  message: string,
): Shown[] {
  const others = shown.filter(({ textContent }) => textContent !== message);
  const staying = others.slice(1 - MOST_AT_ONCE);
  return shown.filter((toast) => !staying.includes(toast));
}
