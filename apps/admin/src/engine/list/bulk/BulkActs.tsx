import type { AnyResource } from '@school/kernel';
import type { RaRecord } from 'react-admin';
import { Button } from '@mui/material';
import { useEnvironment } from '../../environment/environment.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { actionsOn, operationsOn } from '../../catalogue/rights.ts';
import { useRecordVerbs } from '../../verbs/use-record-verbs.ts';

interface BulkActsProps {
  readonly resource: AnyResource;
  readonly ids: readonly RaRecord['id'][];
  readonly disabled: boolean;
  readonly onDone: () => void;
}

/** The resource's own actions and operations for several records. */
export const BulkActs = ({ resource, ids, disabled, onDone }: BulkActsProps) => {
  const words = useWords();
  const { actor } = useEnvironment();
  const verbs = useRecordVerbs(resource);
  return (
    <>
      {actionsOn(actor, resource, 'selection').map(([name, action]) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          disabled={disabled}
          onClick={() => void verbs.act(name, action, ids).then((ok) => ok && onDone())}
        >
          {words.say(`resources.${resource.key}.actions.${name}`, action.label)}
        </Button>
      ))}
      {operationsOn(actor, resource, 'several').map((operation) => (
        <Button
          key={operation.key}
          size="small"
          variant="outlined"
          disabled={disabled}
          onClick={() => void verbs.operate(operation, ids).then((ok) => ok && onDone())}
        >
          {words.say(`operations.${operation.key}`, operation.label)}
        </Button>
      ))}
    </>
  );
};
