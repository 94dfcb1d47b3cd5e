import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { loadingStepMs, nextProgress } from './loading-progress.ts';

/**
 * Shown while code or data of a page comes. The indicator moves past React: what a page draws behind it begins anew with
 * each change of a state, so that a large page on a slow machine would never come where it takes longer than a step.
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
