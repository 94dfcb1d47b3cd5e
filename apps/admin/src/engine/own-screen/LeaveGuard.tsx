import { LeaveQuestion } from '../form/LeaveQuestion.tsx';
import { useUnsavedGuard } from '../form/use-unsaved-guard.ts';

interface LeaveGuardProps {
  readonly dirty: boolean;
  /** What is left: the page alone, or also what its address names beside it (a batch, a day) where other work stands then. */
  readonly of?: 'page' | 'address';
  /** The user has agreed to lose the work. */
  readonly onLeave?: () => void;
}

/** Asks before unsaved work is left behind, by a link, by Back or by closing the tab. */
export const LeaveGuard = ({ dirty, of = 'page', onLeave }: LeaveGuardProps) => {
  const { blocker } = useUnsavedGuard(dirty, of);
  return <LeaveQuestion blocker={blocker} {...(onLeave ? { onLeave } : {})} />;
};
