import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { hasReference, isOnPaper, modes, type TypedMeans } from './use-means.ts';

interface MeansFieldsProps {
  readonly means: TypedMeans;
  /** There is an advance that can be used. */
  readonly takesAdvance?: boolean;
}

/** How money is paid: the means of payment and its references. */
export const MeansFields = ({ means, takesAdvance = false }: MeansFieldsProps) => {
  const translate = useTranslate();
  const { mode } = means;
  return (
    <>
      <TextField
        select
        label={translate('fees.pay.mode')}
        value={mode}
        onChange={(event) => means.setMode(event.target.value)}
        size="small"
        sx={{ width: { xs: '100%', sm: 180 } }}
      >
        {[...modes, ...(takesAdvance ? ['WALLET'] : [])].map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`fees.mode.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {hasReference(mode) ? (
        <TextField
          label={translate('fees.pay.reference')}
          value={means.reference}
          onChange={(event) => means.setReference(event.target.value)}
          required={isOnPaper(mode) || mode === 'ONLINE'}
          size="small"
          sx={{ width: { xs: '100%', sm: 200 } }}
        />
      ) : null}
      {isOnPaper(mode) ? (
        <TextField
          label={translate('fees.pay.bank')}
          value={means.bank}
          onChange={(event) => means.setBank(event.target.value)}
          required
          size="small"
          sx={{ width: { xs: '100%', sm: 200 } }}
        />
      ) : null}
    </>
  );
};
