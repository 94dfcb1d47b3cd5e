import { useText } from '../../i18n/use-text.ts';

/** Shown at addresses whose screen is not bound yet. */
export const PendingScreen = () => {
  const text = useText();
  return (
    <div className="s-message">
      <h1>{text('screen.pending')}</h1>
      <p>{text('screen.pendingText')}</p>
    </div>
  );
};
