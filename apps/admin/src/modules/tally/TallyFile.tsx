import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { saveBlob } from '../../engine/files/download.ts';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';

/** Downloads the export file, for import into Tally. */
export const TallyFile = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const xml = record?.['xml'];
  if (typeof xml !== 'string') return null;
  const name = `tally-${String(record?.['fromDate'])}-${String(record?.['toDate'])}.xml`;
  return (
    <Button
      variant="contained"
      startIcon={<Download />}
      onClick={() => saveBlob(new Blob([xml], { type: 'application/xml' }), name)}
    >
      {translate('payments.tally.download')}
    </Button>
  );
};
