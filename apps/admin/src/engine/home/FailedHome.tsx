import { useTranslate } from 'react-admin';
import { LoadProblem } from '../own-screen/LoadProblem.tsx';

/** What is shown if the pending items are unknown. */
export const FailedHome = ({ onRetry }: { readonly onRetry: () => void }) => (
  <LoadProblem text={useTranslate()('engine.home.failed')} onRetry={onRetry} />
);
