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
import type { AnyResource } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { fieldOf } from '../../catalogue/fields.ts';
import { bodyAt, packedFields } from '../../catalogue/packed-fields.ts';
import { mayWrite } from '../../catalogue/rights.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { messageOf } from '../../data/call-error.ts';
import type { BulkAnswer } from '../../data/calls.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { FieldInput } from '../../field/FieldInput.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { withoutSkipped, type Target } from '../../data/target.ts';

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

/** Gives one field of many records the same value; says first how many change and which are left out. */
export const BulkEditDialog = ({ resource, target, count, onClose }: BulkEditDialogProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor } = useEnvironment();
  const provider = useProvider();
  const client = useQueryClient();
  const toast = useToast();
  const [key, setKey] = useState('');
  const [value, setValue] = useState<unknown>();
  const [preview, setPreview] = useState<BulkAnswer>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const keys = [
    ...Object.entries(resource.fields),
    ...packedFields(resource).map(({ path, field }) => [path, field] as const),
  ]
    .filter(([, field]) => !single.has(field.type) && !field.unique && mayWrite(actor, resource, field))
    .map(([name]) => name);
  const send = async (isPreview: boolean): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await provider.bulk(resource.key, {
        verb: 'update',
        ...(isPreview ? target : withoutSkipped(target, preview?.skipped ?? [])),
        values: bodyAt(key, value ?? null),
        ...(isPreview ? { preview: true } : {}),
      });
      if (isPreview) return setPreview(answer);
      void client.invalidateQueries();
      toast.success('engine.bulk.updated', { smart_count: answer.count });
      onClose(true);
    } catch (error) {
      setProblem(translate(messageOf(error), { _: messageOf(error) }));
    } finally {
      setBusy(false);
    }
  };
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
            setPreview(undefined);
          }}
        >
          {keys.map((name) => (
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
              setPreview(undefined);
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
          onClick={() => void send(preview === undefined)}
        >
          {preview
            ? translate('engine.bulk.change', { smart_count: preview.count })
            : translate('engine.bulk.check')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
