export interface Toast {
  id: number;
  message: string;
  /** An error stays until it is closed: it may have come while a dialog covered it. */
  kind: 'error' | 'info';
}

const MOST_AT_ONCE = 3;

/** The same message twice is shown once, as the newer; the oldest make room. */
export function enqueueToast(queue: readonly Toast[], toast: Toast): Toast[] {
  return [...queue.filter(({ message }) => message !== toast.message), toast].slice(-MOST_AT_ONCE);
}

export function dropToast(queue: readonly Toast[], id: number): Toast[] {
  return queue.filter((toast) => toast.id !== id);
}
