import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isReplaced } from './missing-part.ts';

/** A page loaded less than this many milliseconds ago is not reloaded automatically, or it might never end. */
const freshMs = 10_000;

/**
 * Shown where code failed to load: the connection broke, or a new release has replaced it. With a new release the page is
 * reloaded automatically, since there is nothing left on it to lose.
 */
export const MissingPart = () => {
  const text = useText();
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    let current = true;
    void isReplaced().then((is) => {
      if (!current || !is) return;
      if (performance.now() > freshMs) window.location.reload();
      setReplaced(true);
    });
    return () => {
      current = false;
    };
  }, []);
  return (
    <div className="s-message" role="alert">
      <h1>{text('missing.heading')}</h1>
      <p>{text(replaced ? 'missing.replaced' : 'missing.text')}</p>
      <div className="s-message-actions">
        <button type="button" className="s-button" onClick={() => window.location.reload()}>
          {text('crash.tryAgain')}
        </button>
        <button type="button" className="s-button s-button-quiet" onClick={() => window.history.back()}>
          {text('crash.goBack')}
        </button>
      </div>
    </div>
  );
};
