interface Props {
  readonly label: string;
  readonly busy: boolean;
  readonly busyLabel?: string;
}

/** The button of a form; disabled and turning while the answer is awaited. */
export const SubmitButton = ({ label, busy, busyLabel }: Props) => (
  <button type="submit" className="s-button e-submit" disabled={busy}>
    {busy ? <span className="s-spinner" aria-hidden="true" /> : null}
    {busy && busyLabel ? busyLabel : label}
  </button>
);
