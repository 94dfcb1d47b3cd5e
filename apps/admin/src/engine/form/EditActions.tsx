import type { AnyResource } from '@school/kernel';
import type { RecordRow } from '../data/record-row.ts';
import { RecordMenu } from '../verbs/RecordMenu.tsx';
import { useKeepingVerbs } from '../verbs/use-keeping-verbs.ts';

interface EditActionsProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
  /** The record is no longer there. */
  readonly onGone: () => void;
}

/** Copy, archive and delete, behind the menu beside the title. */
export const EditActions = ({ resource, record, onGone }: EditActionsProps) => (
  <RecordMenu verbs={useKeepingVerbs(resource, record, onGone)} />
);
