import { Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import Add from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { offers } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useDialogs } from '../feedback/dialogs-context.ts';
import type { Values } from '../form/values.ts';

interface AddHereProps {
  readonly resource: AnyResource;
  /** What every row of the list has in common, and a new one starts with. */
  readonly given: Values;
  readonly onMade: () => void;
}

/** A button above a list inside a page: adds a row to it, for users who may. */
export const AddHere = ({ resource, given, onMade }: AddHereProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor } = useEnvironment();
  const dialogs = useDialogs();
  if (!offers(actor, resource, 'create')) return null;
  return (
    <Button
      size="small"
      startIcon={<Add />}
      onClick={() => void dialogs.createRecord(resource, given).then((made) => made && onMade())}
    >
      {translate('engine.list.createOne', { name: words.inside(resource) })}
    </Button>
  );
};
