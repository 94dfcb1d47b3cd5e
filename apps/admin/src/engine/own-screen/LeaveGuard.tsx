import { LeaveQuestion } from '../form/LeaveQuestion.tsx';
import { useUnsavedGuard } from '../form/use-unsaved-guard.ts';

interface LeaveGuardProps {
  readonly dirty: boolean;
  /** What is left: the page alone, or also its further address parameters (a batch, a day) if each has work of its own. */
  readonly of?: 'page' | 'address';
  /** The user has agreed to lose the work. */
  readonly onLeave?: () => void;
}

/** Asks before unsaved work is abandoned, by a link, by Back or by closing the tab. */
export const LeaveGuard = ({ dirty, of = 'page', onLeave }: LeaveGuardProps) => {
  const { blocker } = useUnsavedGuard(dirty, of);
  return <LeaveQuestion blocker={blocker} {...(onLeave ? { onLeave } : {})} />;
};
