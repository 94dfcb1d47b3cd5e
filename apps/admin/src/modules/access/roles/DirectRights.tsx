import { Box, FormHelperText, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { Privilege } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { withDirect, type RightsDraft } from './rights.ts';
import { usePrivilegeWords } from './use-privilege-words.ts';

interface DirectRightsProps {
  /** Those this kind of user can hold. */
  readonly privileges: readonly Privilege[];
  readonly draft: RightsDraft;
  readonly disabled: boolean;
  readonly error?: string;
  readonly onChange: (draft: RightsDraft) => void;
}

type Effect = 'GRANT' | 'DENY' | null;

const effectOf = ({ grants, denies }: RightsDraft, key: string): Effect =>
  grants.includes(key) ? 'GRANT' : denies.includes(key) ? 'DENY' : null;

/** Privileges granted or denied to the user directly, apart from the groups. */
export const DirectRights = ({ privileges, draft, disabled, error, onChange }: DirectRightsProps) => {
  const translate = useTranslate();
  const words = usePrivilegeWords();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error ? (
        <FormHelperText error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      ) : null}
      {words
        .byArea(privileges, (one) => one)
        .map((area) => (
          <Box key={area.key}>
            <Typography variant="subtitle2" component="h3" color="textSecondary">
              {area.label}
            </Typography>
            {area.items.map((one) => (
              <Box
                key={one.key}
                sx={{
                  display: 'flex',
                  gap: 1,
                  py: 0.75,
                  alignItems: 'center',
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography variant="body2" sx={{ flexGrow: 1, minWidth: 0 }}>
                  {words.label(one)}
                </Typography>
                <ToggleButtonGroup
                  exclusive
                  size="small"
                  disabled={disabled}
                  aria-label={words.label(one)}
                  value={effectOf(draft, one.key)}
                  onChange={(_, effect: Effect) => onChange(withDirect(draft, one.key, effect))}
                >
                  <ToggleButton value="GRANT" color="success" sx={{ py: 0.25, textTransform: 'none' }}>
                    {translate('access.roles.grant')}
                  </ToggleButton>
                  <ToggleButton value="DENY" color="error" sx={{ py: 0.25, textTransform: 'none' }}>
                    {translate('access.roles.deny')}
                  </ToggleButton>
                </ToggleButtonGroup>
              </Box>
            ))}
          </Box>
        ))}
    </Box>
  );
};
