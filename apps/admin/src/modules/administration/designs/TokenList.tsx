import { Box, ButtonBase, Typography } from '@mui/material';
import type { Token } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { insertionOf } from './design.ts';

interface TokenListProps {
  readonly document: string;
  readonly tokens: Readonly<Record<string, Token>>;
  readonly onInsert: (text: string) => void;
}

const sampleOf = (token: Token): string =>
  token.kind === 'list' ? Object.keys(token.entry).join(', ') : token.kind === 'image' ? '' : token.sample;

/** What the template may use; a click inserts it at the caret. */
export const TokenList = ({ document, tokens, onInsert }: TokenListProps) => {
  const translate = useTranslate();
  const words = useWords();
  return (
    <Box component="section" aria-label={translate('administration.design.tokens')}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('administration.design.tokens')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('administration.design.tokensHelp')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        {Object.entries(tokens).map(([name, token]) => (
          <li key={name}>
            <ButtonBase
              onClick={() => onInsert(insertionOf(name, token))}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                p: 1,
                borderRadius: 1,
                border: 1,
                borderColor: 'divider',
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography variant="body2" component="div">
                {words.say(`documents.${document}.tokens.${name}`, token.label)}
              </Typography>
              {sampleOf(token) === '' ? null : (
                <Typography
                  variant="caption"
                  color="textSecondary"
                  component="div"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {translate('administration.design.example', { text: sampleOf(token) })}
                </Typography>
              )}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
};
