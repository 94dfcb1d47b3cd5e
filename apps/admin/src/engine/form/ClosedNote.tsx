import { Alert } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { closureOf } from '../catalogue/closed.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';

/** Why a record is read-only, if its state is the reason. */
export const ClosedNote = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const words = useWords();
  const closure = closureOf(useEnvironment(), resource, 'update', record);
  if (!closure) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {words.say(`resources.${resource.key}.closed.${closure.code}`, closure.message)}
    </Alert>
  );
};
