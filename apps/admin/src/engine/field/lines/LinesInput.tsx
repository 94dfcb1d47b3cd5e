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
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { mayWrite } from '../../catalogue/rights.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import type { InputProps } from '../field-view.ts';
import { alignOf } from '../view-of.ts';
import { gridMove, type Place } from './grid-move.ts';
import { lineColumns } from './line-columns.ts';
import {
  emptyLine,
  fillDown,
  moveLine,
  pasteInto,
  readClipboard,
  withoutLine,
  type Line,
} from './line-edit.ts';
import { LineRow } from './LineRow.tsx';
import { useNamedCells } from './use-named-cells.ts';

const placeOf = (target: EventTarget): Place | undefined => {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-line-cell]') : null;
  const [row, column] = (cell?.dataset['lineCell'] ?? '').split('.').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
};

const caretOf = (target: EventTarget): { atStart: boolean; atEnd: boolean } => {
  if (!(target instanceof HTMLInputElement) || target.selectionStart === null)
    return { atStart: true, atEnd: true };
  return { atStart: target.selectionStart === 0, atEnd: target.selectionEnd === target.value.length };
};

/** Child rows as a grid that is filled by keyboard alone and takes cells of a spreadsheet. */
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
  Nested,
}: InputProps<'lines'>) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor, catalogue, context } = useEnvironment();
  const grid = useRef<HTMLDivElement>(null);
  const child = catalogue.resource(field.of);
  const columns = lineColumns(child, actor);
  const lines = Array.isArray(value) ? (value as readonly Line[]) : [];
  const findNamed = useNamedCells(lines, columns, onChange);
  const focus = ({ row, column }: Place): void => {
    const query = `[data-line-cell="${row}.${column}"] :is(input, textarea, button, [role=combobox])`;
    // The line may just have been added: it is there after React has drawn.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(query)?.focus());
  };
  const add = (column = 0): void => {
    onChange([...lines, emptyLine(child.fields)]);
    focus({ row: lines.length, column });
  };
  /** Keys over whole rows: Ctrl+D takes the value from above (with Shift: gives it to all below), Alt with arrows moves. */
  const command = (event: KeyboardEvent, { row, column }: Place): boolean => {
    const control = event.ctrlKey || event.metaKey;
    const filled = columns[column];
    if (control && event.code === 'KeyD' && filled) {
      onChange(
        event.shiftKey
          ? fillDown(lines, row, lines.length - 1, filled)
          : fillDown(lines, row - 1, row, filled),
      );
    } else if (control && event.key === 'Delete') {
      onChange(withoutLine(lines, row));
      focus({ row: Math.max(0, Math.min(row, lines.length - 2)), column });
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const to = row + (event.key === 'ArrowUp' ? -1 : 1);
      onChange(moveLine(lines, row, to));
      focus({ row: Math.max(0, Math.min(to, lines.length - 1)), column });
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const move = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (place && !readOnly && command(event, place)) return;
    const open = event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true';
    if (!place || open || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = gridMove(
      place,
      { key: event.key, shiftKey: event.shiftKey, ...caretOf(event.target) },
      { row: lines.length, column: columns.length },
    );
    if (!next) return;
    event.preventDefault();
    if (next.row === lines.length && !readOnly) add(place.column);
    else focus(next);
  };
  const paste = (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!place || readOnly || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    const cells = readClipboard(text);
    const pasted = pasteInto(
      lines,
      cells,
      place,
      columns,
      context,
      emptyLine(child.fields),
      (key, option) => {
        const column = child.fields[key];
        const english = column?.type === 'choice' ? (column.options[option] ?? option) : option;
        return words.say(`resources.${child.key}.options.${key}.${option}`, english);
      },
    );
    onChange(pasted);
    void findNamed(pasted);
  };
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
        onPaste={paste}
        sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1 }}
      >
        <Table size="small">
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
          <TableBody>
            {lines.map((line, index) => (
              <LineRow
                // Fresh lines have no number yet; their place is their name.
                key={String(line['id'] ?? `new${index}`)}
                name={`${name}.${index}`}
                index={index}
                line={line}
                child={child}
                columns={columns}
                errors={(errors as Record<number, object> | undefined)?.[index]}
                readOnly={readOnly}
                locked={(key) => !mayWrite(actor, child, child.fields[key] ?? { type: 'text' })}
                onLine={(next) => onChange(lines.map((old, at) => (at === index ? next : old)))}
                onRemove={() => onChange(withoutLine(lines, index))}
                onMove={(by) => onChange(moveLine(lines, index, index + by))}
                Nested={Nested}
              />
            ))}
            {lines.length === 0 ? (
              <TableRow>
                <TableCell
                  colSpan={columns.length + 2}
                  // Takes the focus, so that there is a place to paste into before the first row.
                  data-line-cell="0.0"
                  tabIndex={readOnly ? undefined : 0}
                  sx={{ color: 'text.secondary' }}
                >
                  {translate('engine.lines.empty')}
                </TableCell>
              </TableRow>
            ) : null}
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 0.5 }}>
        {readOnly ? null : (
          <Button size="small" startIcon={<Add />} onClick={() => add()}>
            {translate('engine.lines.add')}
          </Button>
        )}
        {readOnly || lines.length === 0 ? null : (
          <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
            {translate('engine.lines.keys')}
          </Typography>
        )}
        {error || help ? <FormHelperText error={Boolean(error)}>{error ?? help}</FormHelperText> : null}
      </Box>
    </Box>
  );
};
