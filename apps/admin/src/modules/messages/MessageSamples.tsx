import { Box, Paper, Typography } from '@mui/material';
import type { MessageSample } from '@school/domain';
import { useTranslate } from 'react-admin';

interface MessageSamplesProps {
  readonly samples: readonly MessageSample[];
  readonly reached: number;
}

/** How a message reads for its first recipients, with their own names filled in. */
export const MessageSamples = ({ samples, reached }: MessageSamplesProps) => {
  const translate = useTranslate();
  if (samples.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {translate('messages.preview.samples', { shown: samples.length, smart_count: reached })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          mb: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {samples.map(({ name, address, about, subject, text }) => (
          <Paper key={`${name} ${address}`} variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
              {[address, about].filter(Boolean).join(' · ')}
            </Typography>
            {subject && !text.startsWith(subject) ? (
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {subject}
              </Typography>
            ) : null}
            <Typography
              variant="body2"
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 180, overflow: 'auto' }}
              tabIndex={0}
              role="region"
              aria-label={name}
            >
              {text}
            </Typography>
          </Paper>
        ))}
      </Box>
    </>
  );
};
