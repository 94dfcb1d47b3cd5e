import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { loadingStepMs, nextProgress } from './loading-progress.ts';

/** Shown while code or data of a page comes. */
export const LoadingContent = () => {
  const text = useText();
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPercent(nextProgress), loadingStepMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="s-loading" role="status">
      <p>{text('loading.text')}</p>
      <progress max={100} value={percent} aria-label={text('loading.text')} />
    </div>
  );
};
