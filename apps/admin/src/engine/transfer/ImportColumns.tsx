import { useTranslate } from 'react-admin';
import type { AnyResource, ImportRead } from '@school/kernel';
import { FormControlLabel, Switch } from '@mui/material';
import { ForAllRows } from './ForAllRows.tsx';
import { creatableIn } from './import-mapping.ts';
import type { ImportField } from './import-mapping.ts';
import { MapColumns } from './MapColumns.tsx';
import type { ImportState } from './use-import.ts';

interface ImportColumnsProps {
  readonly resource: AnyResource;
  readonly fields: readonly ImportField[];
  readonly file: ImportRead;
  readonly state: ImportState;
  readonly createMissing: boolean;
  readonly onCreateMissing: (on: boolean) => void;
}

/** What each column of the file means, what applies to all rows, and whether missing records are created. */
export const ImportColumns = (props: ImportColumnsProps) => {
  const { resource, fields, file, state, createMissing, onCreateMissing } = props;
  const translate = useTranslate();
  const canCreate = creatableIn(resource, state.mapping).length > 0;
  return (
    <>
      <MapColumns resource={resource} file={file} mapping={state.mapping} fields={fields} onMap={state.map} />
      <ForAllRows
        resource={resource}
        fields={fields}
        mapping={state.mapping}
        constants={state.constants}
        forNew={state.forNew}
        missing={state.missing}
        onFix={state.fix}
      />
      {canCreate ? (
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Switch checked={createMissing} onChange={(_, on) => onCreateMissing(on)} />}
          label={translate('engine.import.createMissing')}
        />
      ) : null}
    </>
  );
};
