import type { Blocker } from 'react-router-dom';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

interface LeaveQuestionProps {
  readonly blocker: Blocker;
  /** The user has agreed to lose the work. */
  readonly onLeave?: () => void;
}

/** Asks before unsaved work is abandoned; for screens that block leaving themselves. */
export const LeaveQuestion = ({ blocker, onLeave }: LeaveQuestionProps) => {
  if (blocker.state !== 'blocked') return null;
  return (
    <UnsavedQuestion
      onAnswer={(leave) => {
        if (!leave) return blocker.reset();
        onLeave?.();
        blocker.proceed();
      }}
    />
  );
};
