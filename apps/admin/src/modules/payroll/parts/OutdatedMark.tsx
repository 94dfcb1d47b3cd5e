import Update from '@mui/icons-material/Update';
import { Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says that the group was changed after the assignment was made. */
export const OutdatedMark = ({ shown }: { readonly shown: boolean }) => {
  const translate = useTranslate();
  if (!shown) return null;
  return (
    <Tooltip title={translate('payroll.outdated')}>
      <Update
        color="warning"
        sx={{ fontSize: 18, verticalAlign: 'text-bottom' }}
        aria-label={translate('payroll.outdated')}
      />
    </Tooltip>
  );
};
