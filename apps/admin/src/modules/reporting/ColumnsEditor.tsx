import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import {
  Autocomplete,
  Box,
  Checkbox,
  FormControlLabel,
  IconButton,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import {
  mostQuestionColumns,
  questionFigures,
  questionGrains,
  questionKey,
  type QuestionColumn,
  type QuestionFigure,
  type QuestionGrain,
} from '@school/kernel';
import { useTranslate } from 'react-admin';
import { isDay, isFigure, type AskedField } from './asked-fields.ts';

interface ColumnsEditorProps {
  readonly fields: readonly AskedField[];
  readonly columns: readonly QuestionColumn[];
  readonly nameOf: (column: QuestionColumn) => string;
  readonly onChange: (columns: readonly QuestionColumn[]) => void;
}

/** What can be made of the values of a column, besides showing them. */
const waysOf = (field: AskedField | undefined): readonly string[] => {
  if (!field) return [];
  if (isFigure(field.field)) return questionFigures;
  if (!isDay(field.field)) return ['count'];
  return field.several ? ['count', 'min', 'max'] : [...questionGrains, 'count', 'min', 'max'];
};

const withWay = ({ path, label }: QuestionColumn, way: string): QuestionColumn => {
  const figure = questionFigures.find((one): one is QuestionFigure => one === way);
  const grain = questionGrains.find((one): one is QuestionGrain => one === way);
  return {
    path,
    ...(label ? { label } : {}),
    ...(figure ? { figure } : {}),
    ...(grain ? { grain } : {}),
  };
};

/** By default, rows are counted and amounts of several rows summed; everything else is shown as it is. */
const firstOf = ({ path, field, several }: AskedField): QuestionColumn => {
  if (path === '') return { path, figure: 'count' };
  return several && isFigure(field) ? { path, figure: 'sum' } : { path };
};

const moved = <T,>(items: readonly T[], from: number, to: number): readonly T[] => {
  const rest = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? items : rest.toSpliced(to, 0, item);
};

interface LineProps {
  readonly column: QuestionColumn;
  readonly field: AskedField | undefined;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (column: QuestionColumn) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

const ColumnLine = ({ column, field, name, isFirst, isLast, onChange, onMove, onRemove }: LineProps) => {
  const translate = useTranslate();
  const ways = waysOf(field);
  const way = column.figure ?? column.grain ?? '';
  const mayTotal = way === '' && field !== undefined && isFigure(field.field) && !field.several;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 190px 130px auto' },
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Box sx={{ display: 'flex', gridColumn: { sm: 4 }, gridRow: 1 }}>
        <IconButton
          size="small"
          disabled={isFirst}
          aria-label={translate('reporting.up', { name })}
          onClick={() => onMove(-1)}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          disabled={isLast}
          aria-label={translate('reporting.down', { name })}
          onClick={() => onMove(1)}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={translate('reporting.remove', { name })} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {ways.length > 0 ? (
        <TextField
          select
          size="small"
          value={way}
          sx={{ gridColumn: { sm: 2 }, gridRow: { sm: 1 } }}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { 'aria-label': translate('reporting.way', { name }) },
          }}
          onChange={(event) => onChange(withWay(column, event.target.value))}
        >
          <MenuItem value="">{translate('reporting.how.value')}</MenuItem>
          {ways.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`reporting.how.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {mayTotal ? (
        <FormControlLabel
          sx={{ gridColumn: { sm: 3 }, gridRow: { sm: 1 }, mr: 0 }}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Checkbox
              size="small"
              checked={column.total === true}
              onChange={(_event, total) => onChange({ ...withWay(column, ''), ...(total ? { total } : {}) })}
            />
          }
          label={translate('reporting.total')}
        />
      ) : null}
    </Box>
  );
};

/** The columns of a report in order: what they show, and how it is aggregated. */
export const ColumnsEditor = ({ fields, columns, nameOf, onChange }: ColumnsEditorProps) => {
  const translate = useTranslate();
  const taken = new Set(columns.map(questionKey));
  const rows: AskedField = {
    path: '',
    name: translate('reporting.rows'),
    field: { type: 'int' },
    several: false,
  };
  const offered = [...(taken.has('count') ? [] : [rows]), ...fields.filter(({ path }) => !taken.has(path))];
  const set = (at: number, column: QuestionColumn): void => {
    const key = questionKey(column);
    // The same aggregation of the same field twice would be one column.
    if (columns.some((one, place) => place !== at && questionKey(one) === key)) return;
    onChange(columns.toSpliced(at, 1, column));
  };
  return (
    <Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}>
        {columns.map((column, at) => (
          <ColumnLine
            key={questionKey(column)}
            column={column}
            field={fields.find(({ path }) => path === column.path)}
            name={nameOf(column)}
            isFirst={at === 0}
            isLast={at === columns.length - 1}
            onChange={(next) => set(at, next)}
            onMove={(by) => onChange(moved(columns, at, at + by))}
            onRemove={() => onChange(columns.toSpliced(at, 1))}
          />
        ))}
      </Box>
      <Autocomplete
        key={columns.length}
        size="small"
        disabled={columns.length >= mostQuestionColumns}
        options={offered}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ path }) => path}
        onChange={(_event, next) => {
          if (!next) return;
          onChange([...columns, firstOf(next)]);
        }}
        renderInput={(params) => <TextField {...params} label={translate('reporting.addColumn')} />}
      />
    </Box>
  );
};
