import Add from '@mui/icons-material/Add';
import {
  Box,
  Button,
  FormHelperText,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { mayWrite } from '../../catalogue/rights.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { alignOf } from '../view-of.ts';
import { moveLine, withoutLine, type Line } from './line-edit.ts';
import { LineRow } from './LineRow.tsx';
import { type LineSheet, addLine, pressInLines } from './press-in-lines.ts';
import { usePastedLines } from './use-pasted-lines.ts';
import { useLineColumns } from './use-line-columns.ts';
import { useLineFocus } from './use-line-focus.ts';

const LineHeads = ({ child, columns }: Pick<LineSheet, 'child' | 'columns'>) => {
  const words = useWords();
  return (
    <TableHead>
      <TableRow>
        <TableCell component="td" padding="checkbox" />
        {columns.map(([key, column]) => (
          <TableCell key={key} align={alignOf(column)} sx={{ whiteSpace: 'nowrap' }}>
            {words.field(child, key)}
            {column.required && !column.readOnly ? ' *' : ''}
          </TableCell>
        ))}
        <TableCell component="td" padding="checkbox" />
      </TableRow>
    </TableHead>
  );
};

const NoLines = ({ columns, readOnly }: { readonly columns: number; readonly readOnly?: boolean }) => {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell
        colSpan={columns + 2}
        // Takes the focus, so that there is something to paste into before the first row exists.
        data-line-cell="0.0"
        tabIndex={readOnly ? undefined : 0}
        sx={{ color: 'text.secondary' }}
      >
        {translate('engine.lines.empty')}
      </TableCell>
    </TableRow>
  );
};

interface LinesInputProps extends InputProps<'lines'> {
  /** Each row starts with a file: it appears once its file was chosen, below the grid. */
  readonly hasFiles?: boolean;
}

interface LinesFootProps extends Pick<LinesInputProps, 'readOnly' | 'error' | 'help' | 'hasFiles'> {
  readonly sheet: LineSheet;
}

const LinesFoot = ({ sheet, readOnly, error, help, hasFiles }: LinesFootProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 0.5 }}>
      {readOnly || hasFiles ? null : (
        <Button size="small" startIcon={<Add />} onClick={() => addLine(sheet)}>
          {translate('engine.lines.add')}
        </Button>
      )}
      {readOnly || sheet.lines.length === 0 ? null : (
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          {translate('engine.lines.keys')}
        </Typography>
      )}
      {error || help ? <FormHelperText error={Boolean(error)}>{error ?? help}</FormHelperText> : null}
    </Box>
  );
};

/** Child rows as a grid that can be filled by keyboard alone and accepts spreadsheet cells. */
export const LinesInput = ({
  field,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  errors,
  help,
  required,
  readOnly,
  resource,
  Nested,
  hasFiles,
}: LinesInputProps) => {
  const { actor, catalogue } = useEnvironment();
  const { grid, focus } = useLineFocus();
  const child = catalogue.resource(field.of);
  const lines = Array.isArray(value) ? (value as readonly Line[]) : [];
  const columns = useLineColumns(field, resource, lines);
  const sheet: LineSheet = { child, columns, lines, onChange, focus };
  const move = (event: KeyboardEvent): void => pressInLines(event, sheet, readOnly);
  const paste = usePastedLines(sheet);
  return (
    <Box onBlur={onBlur}>
      <Typography variant="subtitle2" color={error ? 'error' : undefined} sx={{ mb: 0.5 }}>
        {label}
        {required ? ' *' : ''}
      </Typography>
      <TableContainer
        ref={grid}
        role="group"
        aria-label={label}
        onKeyDown={move}
        onPaste={readOnly ? undefined : paste}
        sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1 }}
      >
        <Table size="small">
          <LineHeads child={child} columns={columns} />
          <TableBody>
            {lines.map((line, index) => (
              <LineRow
                // New lines have no number yet; their index identifies them.
                key={String(line['id'] ?? `new${index}`)}
                name={`${name}.${index}`}
                index={index}
                line={line}
                child={child}
                columns={columns}
                errors={(errors as Record<number, object> | undefined)?.[index]}
                readOnly={readOnly}
                locked={(column) => !mayWrite(actor, child, column)}
                onLine={(next) => onChange(lines.map((old, at) => (at === index ? next : old)))}
                onRemove={() => onChange(withoutLine(lines, index))}
                onMove={(by) => onChange(moveLine(lines, index, index + by))}
                Nested={Nested}
              />
            ))}
            {lines.length === 0 ? <NoLines columns={columns.length} readOnly={readOnly} /> : null}
          </TableBody>
        </Table>
      </TableContainer>
      <LinesFoot {...{ sheet, readOnly, error, help, hasFiles }} />
    </Box>
  );
};
