import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Right, Source } from './rights.ts';
import { usePrivilegeWords } from './use-privilege-words.ts';

/** The effective privileges and where each comes from; denied ones are struck through. */
export const EffectiveRights = ({ rights }: { readonly rights: readonly Right[] }) => {
  const translate = useTranslate();
  const words = usePrivilegeWords();
  const sourceWords = (source: Source): string =>
    typeof source === 'string'
      ? translate(`access.roles.source.${source}`)
      : translate('access.roles.source.group', { name: source.group });
  if (rights.length === 0) {
    return <Typography color="textSecondary">{translate('access.roles.nothing')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {words
        .byArea(rights, ({ privilege }) => privilege)
        .map((area) => (
          <Box key={area.key}>
            <Typography variant="subtitle2" component="h3" color="textSecondary">
              {area.label}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {area.items.map(({ privilege, sources, isDenied }) => (
                <Box
                  component="li"
                  key={privilege.key}
                  sx={{ py: 0.75, display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
                >
                  <Typography
                    variant="body2"
                    component={isDenied ? 'del' : 'span'}
                    color={isDenied ? 'textSecondary' : 'textPrimary'}
                  >
                    {words.label(privilege)}
                  </Typography>
                  {sources.map((source) => (
                    <Chip
                      key={sourceWords(source)}
                      size="small"
                      variant="outlined"
                      label={sourceWords(source)}
                    />
                  ))}
                  {isDenied ? (
                    <Chip
                      size="small"
                      color="error"
                      variant="outlined"
                      label={translate('access.roles.denied')}
                    />
                  ) : null}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
    </Box>
  );
};
