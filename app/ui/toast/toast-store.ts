import { dropToast, enqueueToast, type Toast } from './toast-queue.ts';

const INFO_MS = 6_000;
const NONE: readonly Toast[] = [];

let toasts = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export function closeToast(id: number): void {
  update(dropToast(toasts, id));
}

/** Shows a message at the top of the window. For the browser only: the server has no visitor to tell. */
export function showToast(message: string, kind: Toast['kind'] = 'info'): void {
  lastId += 1;
  const id = lastId;
  update(enqueueToast(toasts, { id, message, kind }));
  if (kind === 'info') setTimeout(closeToast, INFO_MS, id);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = () => toasts;
export const serverToasts = () => NONE;
