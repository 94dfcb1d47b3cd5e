import { useTranslate } from 'react-admin';
import { Typography, Box } from '@mui/material';
import type { DataOverview } from '@school/domain';
import { wholeNumber } from '../../../i18n/whole-number.ts';
import { fileSize } from '../../../engine/files/file-size.ts';

/** The size of the installation. */
export const DataFacts = ({ data }: { readonly data: DataOverview }) => {
  const translate = useTranslate();
  const facts = [
    ['database', fileSize(data.databaseBytes)],
    [
      'files',
      translate('administration.data.filesOf', {
        smart_count: data.files.count,
        count: wholeNumber(data.files.count),
        size: fileSize(data.files.bytes),
      }),
    ],
    ['unattached', wholeNumber(data.files.unattached)],
    ['migrations', wholeNumber(data.migrations)],
    ['resources', wholeNumber(data.resources)],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {facts.map(([key, value]) => (
        <div key={key}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`administration.data.${key}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
};
