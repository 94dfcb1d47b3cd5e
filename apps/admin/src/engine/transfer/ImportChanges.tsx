import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';
import { importable, importWords, type ImportFigures } from './import-mapping.ts';

interface ImportChangesProps {
  readonly resource: AnyResource;
  readonly samples: ImportFigures['samples'];
  /** Changed rows, of which these are the first. */
  readonly count: number;
}

/** What an import changes in existing records: each field with its old and new value. */
export const ImportChanges = ({ resource, samples, count }: ImportChangesProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor, catalogue } = useEnvironment();
  const names = importWords(words, resource, importable(resource, actor, catalogue));
  const title = translate('engine.import.changes', {
    shown: wholeNumber(samples.length),
    count: wholeNumber(count),
  });
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <TableContainer sx={{ maxHeight: 260 }} tabIndex={0}>
        <Table size="small" stickyHeader aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('engine.import.fileRow')}</TableCell>
              <TableCell>{translate('engine.filter.field')}</TableCell>
              <TableCell>{translate('engine.import.old')}</TableCell>
              <TableCell>{translate('engine.import.new')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {samples.flatMap(({ row, changes }) =>
              changes.map((change, at) => (
                <TableRow key={`${row}.${change.field}`}>
                  <TableCell>{at === 0 ? row : ''}</TableCell>
                  <TableCell>
                    {names.get(change.field) ?? change.label ?? words.field(resource, change.field)}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {change.old === '' ? '–' : change.old}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
                    {change.new === '' ? '–' : change.new}
                  </TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
};
