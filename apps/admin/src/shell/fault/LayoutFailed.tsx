import { useText } from '../../i18n/use-text.ts';

/** The code of the signed-in part could not be fetched: the connection broke, or a new version has replaced it. */
export const LayoutFailed = () => {
  const text = useText();
  return (
    <main className="s-message" role="alert">
      <h1>{text('error.layout')}</h1>
      <button type="button" className="s-button" onClick={() => window.location.reload()}>
        {text('crash.tryAgain')}
      </button>
    </main>
  );
};
