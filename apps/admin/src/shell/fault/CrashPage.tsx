import { useText } from '../../i18n/use-text.ts';
import { appConfig } from '../../session/app-config.ts';

/** Shown when a rendering has failed. Uses nothing that may have failed with it: plain links, no router, no theme. */
export const CrashPage = () => {
  const text = useText();
  return (
    <div className="s-message" role="alert">
      <h1>{text('crash.heading')}</h1>
      <p>{text('crash.text')}</p>
      <div className="s-message-actions">
        <button type="button" className="s-button" onClick={() => window.location.reload()}>
          {text('crash.tryAgain')}
        </button>
        <button type="button" className="s-button s-button-quiet" onClick={() => window.history.back()}>
          {text('crash.goBack')}
        </button>
        <a className="s-button s-button-quiet" href="/">
          {text('crash.home')}
        </a>
      </div>
      <section className="s-message-box">
        <h2>{text('crash.stillIssues')}</h2>
        <p>{text('crash.contactText')}</p>
        <a href={`mailto:${appConfig.supportEmail}`}>{text('crash.contact')}</a>
      </section>
    </div>
  );
};
