import {
  MenuItem,
  Select,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { AnyResource, ImportRead } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { importWords } from './import-mapping.ts';
import type { ImportField, Mapping } from './import-mapping.ts';

interface MapColumnsProps {
  readonly resource: AnyResource;
  readonly file: ImportRead;
  readonly mapping: Mapping;
  readonly fields: readonly ImportField[];
  readonly onMap: (column: string, field: string | null) => void;
}

const previewRows = 20;
const ignored = '-';

/** The columns of the file above their first rows; each shows which field it fills. */
export const MapColumns = ({ resource, file, mapping, fields, onMap }: MapColumnsProps) => {
  const translate = useTranslate();
  const words = useWords();
  const names = useMemo(() => importWords(words, resource, fields), [words, resource, fields]);
  const cell = (row: unknown, column: string, at: number): string =>
    String((Array.isArray(row) ? (row as unknown[])[at] : (row as Record<string, unknown>)[column]) ?? '');
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('engine.import.rows', { smart_count: file.rows })}
      </Typography>
      <TableContainer sx={{ maxHeight: 300 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {file.columns.map((column) => (
                <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              {file.columns.map((column) => (
                <TableCell key={column} sx={{ minWidth: 150 }}>
                  <Select
                    fullWidth
                    size="small"
                    variant="standard"
                    value={mapping[column] ?? ignored}
                    onChange={(event) =>
                      onMap(column, event.target.value === ignored ? null : event.target.value)
                    }
                    inputProps={{ 'aria-label': translate('engine.import.fieldOf', { column }) }}
                  >
                    <MenuItem value={ignored}>
                      <em>{translate('engine.import.ignore')}</em>
                    </MenuItem>
                    {fields.map((one) => (
                      <MenuItem key={one.path} value={one.path}>
                        {names.get(one.path)}
                        {one.field.required ? ' *' : ''}
                      </MenuItem>
                    ))}
                  </Select>
                </TableCell>
              ))}
            </TableRow>
            {file.preview.slice(0, previewRows).map((row, index) => (
              <TableRow key={index}>
                {file.columns.map((column, at) => (
                  <TableCell
                    key={column}
                    sx={{ color: mapping[column] ? undefined : 'text.secondary', whiteSpace: 'nowrap' }}
                  >
                    {cell(row, column, at)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
};
