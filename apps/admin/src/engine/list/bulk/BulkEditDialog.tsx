import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import type { AnyResource, Actor } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { fieldOf } from '../../catalogue/fields.ts';
import { bodyAt, packedFields } from '../../catalogue/packed-fields.ts';
import { mayWrite } from '../../catalogue/rights.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { FieldInput } from '../../field/FieldInput.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import type { Target } from '../../data/target.ts';
import { useBulkChange } from './use-bulk-change.ts';

interface BulkEditDialogProps {
  readonly resource: AnyResource;
  readonly target: Target;
  readonly count: number;
  readonly onClose: (changed: boolean) => void;
}

const single = new Set([
  'series',
  'computed',
  'rollup',
  'lookup',
  'lines',
  'group',
  'file',
  'image',
  'secret',
  'json',
  'richText',
]);

/** Keys of the fields that may have the same value in many records. */
const fillable = (resource: AnyResource, actor: Actor): readonly string[] =>
  [
    ...Object.entries(resource.fields),
    ...packedFields(resource).map(({ path, field }) => [path, field] as const),
  ]
    .filter(([, field]) => !single.has(field.type) && !field.unique && mayWrite(actor, resource, field))
    .map(([name]) => name);

/** Sets one field of many records to the same value; first reports how many change and which are left out. */
export const BulkEditDialog = ({ resource, target, count, onClose }: BulkEditDialogProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor } = useEnvironment();
  const [key, setKey] = useState('');
  const [value, setValue] = useState<unknown>();
  const { preview, forget, problem, busy, send } = useBulkChange(resource, target, onClose);
  return (
    <Dialog open onClose={() => onClose(false)} maxWidth="sm" fullWidth>
      <DialogTitle>{translate('engine.bulk.editTitle', { smart_count: count })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <TextField
          select
          label={translate('engine.bulk.field')}
          value={key}
          onChange={(event) => {
            setKey(event.target.value);
            setValue(undefined);
            forget();
          }}
        >
          {fillable(resource, actor).map((name) => (
            <MenuItem key={name} value={name}>
              {words.field(resource, name)}
            </MenuItem>
          ))}
        </TextField>
        {key ? (
          <FieldInput
            key={key}
            field={fieldOf(resource, key)}
            name={key}
            label={translate('engine.bulk.newValue')}
            value={value}
            onChange={(next) => {
              setValue(next);
              forget();
            }}
            resource={resource}
          />
        ) : null}
        {preview ? (
          <BulkPreview
            resource={resource}
            name={key}
            field={fieldOf(resource, key)}
            label={words.field(resource, key)}
            answer={preview}
          />
        ) : null}
        {problem ? <Alert severity="error">{problem}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{translate('engine.verb.cancel')}</Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={!key || (preview !== undefined && preview.count === 0)}
          onClick={() => void send(bodyAt(key, value ?? null))}
        >
          {preview
            ? translate('engine.bulk.change', { smart_count: preview.count })
            : translate('engine.bulk.check')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
