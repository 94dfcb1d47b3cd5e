interface Props {
  readonly tone: 'bad' | 'good';
  readonly children: string;
}

/** What the server said, above the form; nothing when it said nothing. */
export const Alert = ({ tone, children }: Props) =>
  children ? (
    <p className={`e-alert e-alert-${tone}`} role="alert">
      {children}
    </p>
  ) : null;
