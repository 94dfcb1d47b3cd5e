import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { shortestPassword, type PasswordRule } from './password-rules.ts';

/** The rules a password must meet, each ticked as soon as it does. */
export const PolicyList = ({ rules }: { readonly rules: readonly PasswordRule[] }) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {rules.map(({ key, isKept }) => (
        <Box component="li" key={key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {isKept ? (
            <CheckCircle
              color="success"
              sx={{ fontSize: 18 }}
              titleAccess={translate('access.password.kept')}
            />
          ) : (
            <RadioButtonUnchecked color="disabled" sx={{ fontSize: 18 }} />
          )}
          <Typography variant="body2" color={isKept ? 'textPrimary' : 'textSecondary'}>
            {translate(`access.password.rule.${key}`, { min: shortestPassword })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
