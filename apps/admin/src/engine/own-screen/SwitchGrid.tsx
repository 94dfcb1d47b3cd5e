import {
  Box,
  Card,
  CardContent,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';

export interface GridRow {
  readonly key: string;
  readonly label: string;
  readonly help?: string;
}
export interface GridColumn {
  readonly key: string;
  readonly label: string;
}
interface SwitchGridProps {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  /** What the rows represent. */
  readonly corner: string;
  readonly isOn: (row: string, column: string) => boolean;
  /** Places that have a switch; all by default. */
  readonly has?: (row: string, column: string) => boolean;
  /** A switch that has no effect because of another one. */
  readonly isIdle?: (row: string, column: string) => boolean;
  readonly onToggle: (row: string, column: string) => void;
}

const Heading = ({ label, help }: Pick<GridRow, 'label' | 'help'>) => (
  <>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    {help ? (
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
    ) : null}
  </>
);

/** One switch for each row and column; on a phone each row is a card of its own. */
export const SwitchGrid = (props: SwitchGridProps) => {
  const { rows, columns, corner, isOn, has = () => true, isIdle = () => false, onToggle } = props;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const control = (row: GridRow, column: GridColumn) => (
    <Switch
      size="small"
      checked={isOn(row.key, column.key)}
      disabled={isIdle(row.key, column.key)}
      onChange={() => onToggle(row.key, column.key)}
      slotProps={{ input: { 'aria-label': `${row.label}: ${column.label}` } }}
    />
  );
  if (isPhone) {
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {rows.map((row) => (
          <Card key={row.key} variant="outlined">
            <CardContent sx={{ '&:last-child': { pb: 1.5 } }}>
              <Heading label={row.label} help={row.help} />
              <Box sx={{ mt: 1 }}>
                {columns
                  .filter((column) => has(row.key, column.key))
                  .map((column) => (
                    <FormControlLabel
                      key={column.key}
                      labelPlacement="start"
                      sx={{ display: 'flex', justifyContent: 'space-between', mx: 0, minHeight: 40 }}
                      label={column.label}
                      control={control(row, column)}
                    />
                  ))}
              </Box>
            </CardContent>
          </Card>
        ))}
      </Box>
    );
  }
  return (
    <TableContainer component={Card} variant="outlined">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{corner}</TableCell>
            {columns.map(({ key, label }) => (
              <TableCell key={key} align="center" sx={{ width: 128 }}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key} hover>
              <TableCell component="th" scope="row" sx={{ py: 1 }}>
                <Heading label={row.label} help={row.help} />
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column.key} align="center">
                  {has(row.key, column.key) ? control(row, column) : '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
