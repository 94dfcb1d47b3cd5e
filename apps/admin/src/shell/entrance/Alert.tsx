interface Props {
  readonly tone: 'bad' | 'good';
  readonly children: string;
}

/** The server's message, above the form; nothing if there is none. */
export const Alert = ({ tone, children }: Props) =>
  children ? (
    <p className={`e-alert e-alert-${tone}`} role="alert">
      {children}
    </p>
  ) : null;
