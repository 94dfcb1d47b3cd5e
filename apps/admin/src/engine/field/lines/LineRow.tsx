import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import { IconButton, TableCell, TableRow } from '@mui/material';
import type { AnyField, AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo, type ComponentType } from 'react';
import { useWords } from '../../catalogue/use-words.ts';
import type { InputProps } from '../field-view.ts';
import { fixedRow, RowContext, useRow } from '../frame/row-context.ts';
import type { Line } from './line-edit.ts';
import { useCellProblem } from './use-cell-problem.ts';

interface LineRowProps {
  readonly name: string;
  readonly index: number;
  readonly line: Line;
  readonly child: AnyResource;
  readonly columns: readonly (readonly [string, AnyField])[];
  readonly errors?: object;
  readonly readOnly?: boolean;
  readonly locked: (column: AnyField) => boolean;
  readonly onLine: (line: Line) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly Nested?: ComponentType<InputProps>;
}

const LineVerbs = ({ index, onMove, onRemove }: Pick<LineRowProps, 'index' | 'onMove' | 'onRemove'>) => {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={translate('engine.lines.up')}
        onClick={() => onMove(-1)}
      >
        <ArrowUpward fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={translate('engine.lines.down')}
        onClick={() => onMove(1)}
      >
        <ArrowDownward fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={translate('engine.lines.remove', { number: index + 1 })}
        onClick={onRemove}
      >
        <Delete fontSize="inherit" />
      </IconButton>
    </>
  );
};

/** One line; its inputs read this line and, behind it, the surrounding record. */
export const LineRow = ({
  name,
  index,
  line,
  child,
  columns,
  errors,
  readOnly,
  locked,
  onLine,
  onRemove,
  onMove,
  Nested,
}: LineRowProps) => {
  const words = useWords();
  const around = useRow();
  const source = useMemo(() => fixedRow({ ...around, ...line, _record: line }), [around, line]);
  const problem = useCellProblem({ child, line, errors });
  if (!Nested) return null;
  return (
    <RowContext.Provider value={source}>
      <TableRow hover>
        <TableCell padding="checkbox" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {index + 1}
        </TableCell>
        {columns.map(([key, column], at) => (
          <TableCell
            key={key}
            data-line-cell={`${index}.${at}`}
            sx={{
              minWidth: column.type === 'ref' || column.type === 'refs' ? 220 : 110,
              // The column that tells what a line is about is there to be read; figures next to it take no more room than
              // they need.
              ...(key === child.title && column.type === 'ref' ? { width: '45%' } : {}),
              py: 0.25,
              ...(problem(key, column) ? { bgcolor: 'rgba(211, 47, 47, 0.08)' } : {}),
            }}
            title={problem(key, column)}
          >
            <Nested
              dense
              field={column}
              name={`${name}.${key}`}
              label={`${words.field(child, key)} ${index + 1}`}
              value={line[key]}
              onChange={(next) => onLine({ ...line, [key]: next })}
              error={problem(key, column)}
              required={column.required}
              readOnly={readOnly || locked(column)}
              resource={child}
            />
          </TableCell>
        ))}
        <TableCell padding="checkbox" sx={{ whiteSpace: 'nowrap' }}>
          {readOnly ? null : <LineVerbs index={index} onMove={onMove} onRemove={onRemove} />}
        </TableCell>
      </TableRow>
    </RowContext.Provider>
  );
};
