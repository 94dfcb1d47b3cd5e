interface Props {
  readonly label: string;
  readonly busy: boolean;
  readonly busyLabel?: string;
}

/**
 * The button of a form; disabled and turning while the answer is awaited. Pressing it takes the focus from no field:
 * a problem that shows on leaving a field would push the button away from under the pointer, and the click be lost.
 */
export const SubmitButton = ({ label, busy, busyLabel }: Props) => (
  <button
    type="submit"
    className="s-button e-submit"
    disabled={busy}
    onMouseDown={(event) => event.preventDefault()}
  >
    {busy ? <span className="s-spinner" aria-hidden="true" /> : null}
    {busy && busyLabel ? busyLabel : label}
  </button>
);
