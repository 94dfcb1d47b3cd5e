import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { AnyField, AnyResource, BulkPreview as BulkPreviewAnswer } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { valueAt } from '../../catalogue/packed-fields.ts';
import { usePickedWords } from '../../field/ref/use-picks.ts';
import { FieldCell } from '../../field/FieldCell.tsx';
import { reasonsOf } from './skipped.ts';
import { useReasonWords } from './use-reason-words.ts';

interface BulkPreviewProps {
  readonly resource: AnyResource;
  readonly name: string;
  readonly field: AnyField;
  readonly label: string;
  readonly answer: BulkPreviewAnswer;
}

const nobody = new Map();

/** What a bulk edit will do: how many records, the first of them with old and new value, and what it leaves out. */
export const BulkPreview = ({ resource, name, field, label, answer }: BulkPreviewProps) => {
  const translate = useTranslate();
  const { count, skipped, changes } = answer;
  const reasonWords = useReasonWords(resource);
  const to = field.type === 'ref' ? field.to : undefined;
  const ids = to
    ? changes.flatMap((row) => [valueAt(row.old, name), valueAt(row.new, name)]).filter((id) => id !== null)
    : [];
  const picked = usePickedWords(to ?? resource.key, [...new Set(ids)], nobody);
  const row = to ? { _labels: {} } : {};
  const shown = (value: unknown) =>
    to ? (
      (picked.get(value)?.label ?? '–')
    ) : (
      <FieldCell field={field} name={name} value={value} row={row} resource={resource} />
    );
  return (
    <>
      <Alert severity={count === 0 ? 'warning' : 'info'}>
        {translate('engine.bulk.willChange', { smart_count: count })}
      </Alert>
      {reasonsOf(skipped.map((left) => ({ ...left, reason: reasonWords(left) }))).map(
        ({ reason, count: left, names }) => (
          <Alert key={reason} severity="warning">
            {translate('engine.bulk.skipped', { smart_count: left })} {reason}
            <div>
              {names.join(', ')}
              {left > names.length
                ? ` ${translate('engine.bulk.moreSkipped', { smart_count: left - names.length })}`
                : ''}
            </div>
          </Alert>
        ),
      )}
      {changes.length > 0 ? (
        <TableContainer sx={{ maxHeight: 260 }} tabIndex={0}>
          <Table size="small" stickyHeader aria-label={translate('engine.bulk.preview')}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('engine.bulk.record')}</TableCell>
                <TableCell>{translate('engine.bulk.old', { name: label })}</TableCell>
                <TableCell>{translate('engine.bulk.new')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map((change) => (
                <TableRow key={change.id}>
                  <TableCell>{change.label}</TableCell>
                  <TableCell>{shown(valueAt(change.old, name))}</TableCell>
                  <TableCell>{shown(valueAt(change.new, name))}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
      {changes.length > 0 && count > changes.length
        ? translate('engine.bulk.moreSkipped', { smart_count: count - changes.length })
        : null}
    </>
  );
};
