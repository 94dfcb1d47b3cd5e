import { Alert, Box, Chip, Typography } from '@mui/material';
import { smsParts, unknownTokens } from '@school/domain';
import { allMessageTokens, messageTokens } from '@school/resources';
import type { MessageSubject } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useInsert } from '../../engine/form/use-insert.ts';
import { phrase } from '../../engine/own-screen/phrase.ts';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The placeholders a text may use, each by its own name; a click inserts one at the cursor. */
const TokenChips = ({ names }: { readonly names: readonly string[] }) => {
  const translate = useTranslate();
  const insert = useInsert(['body', 'subject']);
  return (
    <Box
      role="group"
      aria-label={translate('messages.text.mayName')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
    >
      <Typography variant="body2" color="textSecondary" sx={phrase}>
        {translate('messages.text.mayName')}
      </Typography>
      {names.map((name) => (
        <Chip
          key={name}
          size="small"
          variant="outlined"
          label={translate(`messages.token.${name}`)}
          title={`{{${name}}}`}
          // The field being typed into keeps its cursor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(`{{${name}}}`)}
        />
      ))}
    </Box>
  );
};

/** The placeholders the text in the form may use, and the number of parts it is sent to phones in. */
export const MessageText = ({ values }: OwnSectionProps) => {
  const translate = useTranslate();
  const about = messageTokens[values['category'] as MessageSubject] as readonly string[] | undefined;
  const known = about ?? allMessageTokens;
  const body = textOf(values['body']);
  const strange = unknownTokens(`${textOf(values['subject'])} ${body}`, known);
  const { encoding, units, parts } = smsParts(body);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {values['channel'] === 'SMS' ? (
        <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('messages.text.parts', { smart_count: parts, units })}
          {encoding === 'UCS2' ? ` ${translate('messages.text.unicode')}` : ''}
        </Typography>
      ) : null}
      {strange.length > 0 ? (
        <Alert severity="warning" role="note">
          {translate('messages.text.strange', { names: strange.map((name) => `{{${name}}}`).join(', ') })}
        </Alert>
      ) : null}
      <TokenChips names={known} />
    </Box>
  );
};
