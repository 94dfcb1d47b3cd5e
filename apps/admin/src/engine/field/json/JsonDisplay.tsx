import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ViewProps } from '../field-view.ts';
import {
  hiddenKeys,
  isEmptyJson,
  isJsonRecord,
  jsonColumns,
  jsonLine,
  type JsonRecord,
} from './json-table.ts';
import { isFigure, useJsonWords, type JsonWords } from './use-json-words.ts';

interface PartProps {
  readonly value: unknown;
  readonly words: JsonWords;
  readonly hidden: readonly string[];
}

const whole = {
  '& td, & th': { overflowWrap: 'normal', wordBreak: 'normal', verticalAlign: 'top' },
} as const;

/** Rows of similar records: a column for every key that carries information. */
const Rows = ({
  rows,
  words,
  hidden,
}: Omit<PartProps, 'value'> & { readonly rows: readonly JsonRecord[] }) => {
  const columns = jsonColumns(rows, hidden);
  const align = (key: string): 'left' | 'right' =>
    rows.every((row) => isEmptyJson(row[key]) || isFigure(row[key])) ? 'right' : 'left';
  return (
    <TableContainer sx={whole}>
      <Table size="small" sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            {columns.map((key) => (
              <TableCell key={key} align={align(key)}>
                {words.key(key)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // Rows of a stored value have no name of their own and never change position.
            <TableRow key={index}>
              {columns.map((key) => (
                <TableCell key={key} align={align(key)}>
                  <Part value={row[key]} words={words} hidden={hidden} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

/** One record: a line for every key that carries information. */
const Pairs = ({ value, words, hidden }: PartProps & { readonly value: JsonRecord }) => (
  <TableContainer sx={whole}>
    <Table size="small" sx={{ width: 'auto' }}>
      <TableBody>
        {jsonColumns([value], hidden).map((key) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {words.key(key)}
            </TableCell>
            <TableCell align={isFigure(value[key]) ? 'right' : 'left'}>
              <Part value={value[key]} words={words} hidden={hidden} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const Part = ({ value, words, hidden }: PartProps) => {
  if (isEmptyJson(value)) return null;
  if (isJsonRecord(value)) return <Pairs value={value} words={words} hidden={hidden} />;
  if (!Array.isArray(value)) return <>{words.scalar(value)}</>;
  if (value.every(isJsonRecord)) return <Rows rows={value} words={words} hidden={hidden} />;
  return <>{jsonLine(value, words.scalar, hidden)}</>;
};

/** Lists with one informative key need no frame around them. */
const unwrapped = (value: unknown, hidden: readonly string[]): unknown => {
  if (!isJsonRecord(value)) return value;
  const [only, ...more] = jsonColumns([value], hidden);
  return only !== undefined && more.length === 0 && typeof value[only] === 'object' ? value[only] : value;
};

/** What was stored without a definition, as a small table: keys in words, amounts and days as everywhere else. */
export const JsonDisplay = ({ field, value }: ViewProps<'json'>) => {
  const words = useJsonWords(field);
  const hidden = hiddenKeys(field);
  return <Part value={unwrapped(value, hidden)} words={words} hidden={hidden} />;
};
