import { Chip } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import type { RecordRow } from '../data/record-row.ts';
import { FieldCell } from '../field/FieldCell.tsx';

/** Life-cycle state and whether the record is archived, next to its name. */
export const StateChips = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const translate = useTranslate();
  const name = resource.lifecycle?.field;
  const field = name === undefined ? undefined : resource.fields[name];
  const toned = field?.type === 'choice' ? { ...field, tones: field.tones ?? {} } : field;
  return (
    <>
      {toned && name ? (
        <FieldCell field={toned} name={name} value={record[name]} row={record} resource={resource} />
      ) : null}
      {record['archived'] ? (
        <Chip size="small" color="warning" variant="outlined" label={translate('engine.list.archivedOne')} />
      ) : null}
    </>
  );
};
