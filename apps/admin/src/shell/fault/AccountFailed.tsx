import { useText } from '../../i18n/use-text.ts';

/** The session call failed for a reason other than a rejected session. */
export const AccountFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const text = useText();
  return (
    <main className="s-message" role="alert">
      <h1>{text('failed.heading')}</h1>
      <p>{text('error.other')}</p>
      <div className="s-message-actions">
        <button type="button" className="s-button" onClick={onRetry}>
          {text('shell.retry')}
        </button>
        <a className="s-button s-button-quiet" href="/logout">
          {text('user.logout')}
        </a>
      </div>
    </main>
  );
};
