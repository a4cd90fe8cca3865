import { MOST_FILE_BYTES } from '#domain/forms/form-fields.ts';

/** Tells of a file that is too large before it is sent: a form that is too large would not be read at all. */
export default function startFileLimit(input: HTMLElement): void {
  if (!(input instanceof HTMLInputElement)) return;
  const message = input.dataset.tooLarge ?? '';
  input.addEventListener('change', () => {
    const isTooLarge = [...(input.files ?? [])].some(({ size }) => size > MOST_FILE_BYTES);
    input.setCustomValidity(isTooLarge ? message : '');
    input.reportValidity();
  });
}
