import { Chip, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PackageReport } from './use-package.ts';

const tones = { TAKEN: 'success', PARTLY: 'warning', LEFT: 'error' } as const;

/** The items of a package in a list, and what happens to each. */
export const PackageItems = ({ items }: Pick<PackageReport, 'items'>) => {
  const translate = useTranslate();
  const reasonsOf = ({ reasons, detail }: PackageReport['items'][number]): string =>
    reasons
      .map((reason) =>
        translate(`onlineExams.package.reason.${reason}`, {
          detail: translate(detail ?? '', { _: detail ?? '' }),
        }),
      )
      .join(' ');
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} sx={{ maxHeight: 480 }}>
      <Table size="small" stickyHeader aria-label={translate('onlineExams.package.items')}>
        <TableHead>
          <TableRow>
            {(['item', 'outcome', 'reasons'] as const).map((key) => (
              <TableCell key={key}>{translate(`onlineExams.package.${key}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={item.href}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{item.name ?? item.href}</TableCell>
              <TableCell>
                <Chip
                  size="small"
                  color={tones[item.outcome]}
                  variant="outlined"
                  label={translate(`onlineExams.package.outcome.${item.outcome}`)}
                />
              </TableCell>
              <TableCell>{reasonsOf(item)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
