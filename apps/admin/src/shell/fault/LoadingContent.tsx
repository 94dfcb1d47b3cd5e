import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { loadingStepMs, nextProgress } from './loading-progress.ts';

/**
 * Shown while a page's code or data is loading. The indicator advances outside React: what a page renders behind it
 * restarts with every state change, so that a large page on a slow machine would never appear if it took longer than a
 * step.
 */
export const LoadingContent = () => {
  const text = useText();
  const bar = useRef<HTMLProgressElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (bar.current) bar.current.value = nextProgress(bar.current.value);
    }, loadingStepMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="s-loading" role="status">
      <p>{text('loading.text')}</p>
      <progress ref={bar} max={100} value={0} aria-label={text('loading.text')} />
    </div>
  );
};
