import {
  Button,
  Checkbox,
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
} from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { baseOf } from '../data/addresses.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import type { ChangedField } from './changed-fields.ts';

interface ResetDialogProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
  readonly fields: readonly ChangedField[];
  readonly onClose: (done: boolean) => void;
}

/** Shows what differs from the defaults, and resets what is ticked. */
export const ResetDialog = ({ resource, record, fields, onClose }: ResetDialogProps) => {
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  const { http } = useEnvironment();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const chosen = fields.filter(({ key }) => !left.has(key)).map(({ key }) => key);
  const toggle = (key: string): void =>
    setLeft((known) => new Set(known.has(key) ? [...known].filter((one) => one !== key) : [...known, key]));
  const reset = async (): Promise<void> => {
    setBusy(true);
    try {
      await http(`${baseOf(resource)}/reset`, { method: 'POST', body: { fields: chosen } });
      toast.success('engine.reset.done');
      onClose(true);
    } catch (error) {
      toast.failure(error);
      setBusy(false);
    }
  };
  const shown = ({ key, field }: ChangedField, value: unknown) => (
    <FieldCell field={field} name={key} value={value} row={record} resource={resource} />
  );
  return (
    <Dialog open onClose={() => onClose(false)} maxWidth="sm" fullWidth aria-labelledby="reset-title">
      <DialogTitle id="reset-title">{translate('engine.reset.title')}</DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 } }}>
        <DialogContentText sx={{ mb: 1 }}>{translate('engine.reset.text')}</DialogContentText>
        <Table size="small" aria-label={translate('engine.reset.title')}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox" />
              <TableCell>{translate('engine.bulk.field')}</TableCell>
              <TableCell>{translate('engine.reset.now')}</TableCell>
              <TableCell>{translate('engine.reset.usual')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map((field) => {
              const label = words.field(resource, field.key);
              return (
                <TableRow key={field.key}>
                  <TableCell padding="checkbox">
                    <Checkbox
                      size="small"
                      checked={!left.has(field.key)}
                      onChange={() => toggle(field.key)}
                      slotProps={{ input: { 'aria-label': label } }}
                    />
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{label}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{shown(field, field.value)}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{shown(field, field.usual)}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{translate('engine.verb.cancel')}</Button>
        <Button
          variant="contained"
          color="warning"
          loading={busy}
          disabled={chosen.length === 0}
          onClick={() => void reset()}
        >
          {translate('engine.reset.verb')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
