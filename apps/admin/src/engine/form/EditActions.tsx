import type { AnyResource } from '@school/kernel';
import type { RecordRow } from '../data/record-row.ts';
import { RecordMenu } from '../verbs/RecordMenu.tsx';
import { useKeepingVerbs } from '../verbs/use-keeping-verbs.ts';

interface EditActionsProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
  /** The record no longer exists. */
  readonly onGone: () => void;
}

/** Copy, archive and delete, in the menu next to the title. */
export const EditActions = ({ resource, record, onGone }: EditActionsProps) => (
  <RecordMenu verbs={useKeepingVerbs(resource, record, onGone)} />
);
