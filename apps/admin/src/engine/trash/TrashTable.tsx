import {
  Paper,
  Table,
  TableBody,
  TableContainer,
  Button,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import type { TrashRow } from '@school/kernel';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { subtitleWords } from '../field/ref/use-subtitle.ts';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { useRecordVerbs } from '../verbs/use-record-verbs.ts';

/** Restores one record; the message offers to undo that. */
const RestoreButton = ({ row, onDone }: { readonly row: TrashRow; readonly onDone: () => void }) => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const resource = catalogue.resource(row.resource);
  const verbs = useRecordVerbs(resource);
  const toast = useToast();
  const restore = async (): Promise<void> => {
    try {
      // The message names the record as its definition specifies, which no list has loaded here.
      await catalogue.ready([row.resource]);
    } catch (error) {
      return toast.failure(error);
    }
    await verbs.restore({ id: row.id, [resource.title]: row.label });
    onDone();
  };
  return (
    <Button
      size="small"
      startIcon={<RestoreFromTrash />}
      aria-label={translate('engine.trash.restoreOne', { name: row.label })}
      onClick={() => void restore()}
    >
      {translate('engine.verb.restore')}
    </Button>
  );
};

interface TrashTableProps {
  readonly rows: readonly TrashRow[];
  readonly onRestored: () => void;
}

/** Archived records with who and when, each of which can be restored. */
export const TrashTable = ({ rows, onRestored }: TrashTableProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { catalogue } = useEnvironment();
  const subtitleOf = (row: TrashRow): string => {
    const resource = catalogue.resource(row.resource);
    return subtitleWords(resource, row, words);
  };
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      aria-label={translate('engine.trash.title')}
      role="region"
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('engine.trash.record')}</TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {translate('engine.trash.by')}
            </TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {translate('engine.trash.at')}
            </TableCell>
            <TableCell align="right">{translate('engine.list.rowActions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows
            .filter(({ resource }) => catalogue.has(resource))
            .map((row) => (
              <TableRow key={`${row.resource}.${row.id}`}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <Typography>
                    {row.label || `${words.one(catalogue.resource(row.resource))} ${row.id}`}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {[words.one(catalogue.resource(row.resource)), subtitleOf(row)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                  <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                    {row.by} <DateTimeCell value={row.at} />
                  </Typography>
                </TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{row.by || '–'}</TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                  <DateTimeCell value={row.at} />
                </TableCell>
                <TableCell align="right">
                  <RestoreButton row={row} onDone={onRestored} />
                </TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
