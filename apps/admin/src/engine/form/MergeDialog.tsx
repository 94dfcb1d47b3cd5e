import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { PastValue } from '../field/PastValue.tsx';
import { differingLines } from './merge-lines.ts';
import type { Clash, Merge } from './merge.ts';
import type { Values } from './values.ts';

interface MergeDialogProps {
  readonly resource: AnyResource;
  readonly merge: Merge;
  readonly onClose: () => void;
  /** The values that the form continues with. */
  readonly onMerged: (values: Values) => void;
}

/** For lines, only the rows that differ. */
const partsOf =
  ({ fields }: AnyResource) =>
  (clash: Clash): Clash => {
    if (fields[clash.field]?.type !== 'lines') return clash;
    const [mine, theirs] = differingLines(clash.mine, clash.theirs);
    return { ...clash, mine, theirs };
  };

type Side = 'mine' | 'theirs';

/** Someone else has saved: both values are shown side by side, field by field, and one is chosen. Nothing is lost. */
export const MergeDialog = ({ resource, merge, onClose, onMerged }: MergeDialogProps) => {
  const translate = useTranslate();
  const words = useWords();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const side = (field: string): Side => chosen[field] ?? 'mine';
  const finish = (): void => {
    const picked = merge.clashes.map((clash) => [
      clash.field,
      side(clash.field) === 'mine' ? clash.mine : clash.theirs,
    ]);
    onMerged({ ...merge.values, ...Object.fromEntries(picked) });
  };
  const show = (field: string, value: unknown) => (
    <PastValue resource={resource} name={field} value={value} />
  );
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{translate('engine.stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(merge.clashes.length > 0 ? 'engine.stale.choose' : 'engine.stale.noClash')}
        </DialogContentText>
        {merge.clashes.length > 0 ? (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('engine.stale.field')}</TableCell>
                <TableCell>{translate('engine.stale.mine')}</TableCell>
                <TableCell>{translate('engine.stale.theirs')}</TableCell>
                <TableCell>{translate('engine.stale.keep')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {merge.clashes.map(partsOf(resource)).map(({ field, mine, theirs }) => (
                <TableRow key={field}>
                  <TableCell sx={{ fontWeight: 600 }}>{words.field(resource, field)}</TableCell>
                  <TableCell>{show(field, mine)}</TableCell>
                  <TableCell>{show(field, theirs)}</TableCell>
                  <TableCell>
                    <ToggleButtonGroup
                      exclusive
                      size="small"
                      value={side(field)}
                      onChange={(_, next: Side | null) => next && setChosen({ ...chosen, [field]: next })}
                      aria-label={words.field(resource, field)}
                    >
                      <ToggleButton value="mine">{translate('engine.stale.mine')}</ToggleButton>
                      <ToggleButton value="theirs">{translate('engine.stale.theirs')}</ToggleButton>
                    </ToggleButtonGroup>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ) : null}
        {merge.taken.length > 0 ? (
          <Alert severity="info" sx={{ mt: 2 }}>
            {translate('engine.stale.taken', {
              fields: merge.taken.map((field) => words.field(resource, field)).join(', '),
            })}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('engine.verb.cancel')}</Button>
        <Button variant="contained" autoFocus onClick={finish}>
          {translate('engine.stale.merge')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
