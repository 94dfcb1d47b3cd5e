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
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { fieldOf } from '../catalogue/fields.ts';
import { useWords } from '../catalogue/use-words.ts';
import { FieldDisplay } from '../field/FieldDisplay.tsx';
import type { Merge } from './merge.ts';
import type { Values } from './values.ts';

interface MergeDialogProps {
  readonly resource: AnyResource;
  readonly merge: Merge;
  readonly theirs: Values;
  readonly onClose: () => void;
  /** The values that the form goes on with. */
  readonly onMerged: (values: Values) => void;
}

type Side = 'mine' | 'theirs';

/** Somebody else has saved: both values stand side by side, field by field, and one is chosen. Nothing is lost. */
export const MergeDialog = ({ resource, merge, theirs, onClose, onMerged }: MergeDialogProps) => {
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
    <FieldDisplay
      field={fieldOf(resource, field)}
      name={field}
      value={value}
      row={theirs}
      resource={resource}
    />
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
              {merge.clashes.map(({ field, mine, theirs: other }) => (
                <TableRow key={field}>
                  <TableCell sx={{ fontWeight: 600 }}>{words.field(resource, field)}</TableCell>
                  <TableCell>{show(field, mine)}</TableCell>
                  <TableCell>{show(field, other)}</TableCell>
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
