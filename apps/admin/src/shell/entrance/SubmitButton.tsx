interface Props {
  readonly label: string;
  readonly busy: boolean;
  readonly busyLabel?: string;
}

/**
 * A form's button; disabled and spinning while waiting for the answer. Pressing it takes focus from no field: a problem
 * shown on leaving a field would push the button away from under the pointer, and the click would be lost.
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
