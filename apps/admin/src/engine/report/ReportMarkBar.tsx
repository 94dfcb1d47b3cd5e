import { Button, Stack, Typography } from '@mui/material';
import type { AnyReport } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { actionsOn } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import type { Selection } from '../list/table/selection.ts';
import { useRecordVerbs } from '../verbs/use-record-verbs.ts';

interface ReportMarkBarProps {
  readonly marks: NonNullable<AnyReport['marks']>;
  readonly selection: Selection;
  readonly onDone: () => void;
}

/** What can be done with the records of the selected rows. */
export const ReportMarkBar = ({ marks, selection, onDone }: ReportMarkBarProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor, catalogue } = useEnvironment();
  const resource = catalogue.resource(marks.resource);
  const verbs = useRecordVerbs(resource);
  const { ids } = selection;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1, displayPrint: 'none' }}>
      {actionsOn(actor, resource, 'selection')
        .filter(([name]) => marks.actions.includes(name))
        .map(([name, action]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            disabled={ids.length === 0}
            onClick={() => void verbs.act(name, action, ids).then((ok) => ok && onDone())}
          >
            {words.say(`resources.${resource.key}.actions.${name}`, action.label)}
          </Button>
        ))}
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {translate('engine.bulk.marked', { smart_count: ids.length })}
      </Typography>
    </Stack>
  );
};
