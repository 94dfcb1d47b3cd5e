import { useTranslate } from 'react-admin';
import { LoadProblem } from '../own-screen/LoadProblem.tsx';

/** What stands there when it is not known what waits. */
export const FailedHome = ({ onRetry }: { readonly onRetry: () => void }) => (
  <LoadProblem text={useTranslate()('engine.home.failed')} onRetry={onRetry} />
);
