import Edit from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { fieldOf } from '../catalogue/fields.ts';
import { valueAt } from '../catalogue/packed-fields.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { FieldDisplay } from '../field/FieldDisplay.tsx';
import { isWide } from '../field/view-of.ts';
import { useFieldChange } from './use-field-change.ts';

interface ShownFieldProps {
  readonly resource: AnyResource;
  readonly name: string;
  readonly record: RecordRow;
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * A field with its value; an empty one shows a dash, so that one sees that it is empty. On hover it can be edited in place,
 * as with a double click; by keyboard the form is opened (E).
 */
export const ShownField = ({ resource, name, record }: ShownFieldProps) => {
  const words = useWords();
  const translate = useTranslate();
  const [isNear, setNear] = useState(false);
  const { mayChange, change } = useFieldChange(resource, record);
  const field = fieldOf(resource, name);
  const value = valueAt(record, name);
  const label = words.field(resource, name);
  const edit = `${translate('engine.verb.edit')}: ${label}`;
  return (
    <Box
      onMouseEnter={() => setNear(true)}
      onMouseLeave={() => setNear(false)}
      onDoubleClick={() => mayChange(name) && change(name)}
      sx={{ position: 'relative', minWidth: 0, ...(isWide(field) ? { gridColumn: '1 / -1' } : {}) }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {isBlank(value) ? (
          '–'
        ) : (
          <FieldDisplay field={field} name={name} value={value} row={record} resource={resource} />
        )}
        {isNear && mayChange(name) ? (
          <IconButton
            size="small"
            aria-label={edit}
            title={edit}
            onClick={() => change(name)}
            sx={{
              position: 'absolute',
              top: -4,
              right: 0,
              bgcolor: 'background.paper',
              displayPrint: 'none',
            }}
          >
            <Edit fontSize="small" />
          </IconButton>
        ) : null}
      </Typography>
    </Box>
  );
};
