import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { colourOf } from '../calendar-item.ts';
import { useKindWords } from '../use-kind-words.ts';

interface KindFilterProps {
  /** The visible kinds, each with its number of entries. */
  readonly counts: ReadonlyMap<string, number>;
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: readonly string[]) => void;
}

/** The legend of the colours, and which kinds are shown. */
export const KindFilter = ({ counts, hidden, onChange }: KindFilterProps) => {
  const translate = useTranslate();
  const { kinds, wordOf } = useKindWords();
  const offered = kinds.filter((kind) => counts.has(kind) || hidden.has(kind));
  if (offered.length === 0) return null;
  const toggle = (kind: string): void =>
    onChange(hidden.has(kind) ? [...hidden].filter((one) => one !== kind) : [...hidden, kind]);
  return (
    <Box
      role="group"
      aria-label={translate('calendar.kinds')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}
    >
      {offered.map((kind) => {
        const isOn = !hidden.has(kind);
        return (
          <Chip
            key={kind}
            size="small"
            variant={isOn ? 'filled' : 'outlined'}
            label={`${wordOf(kind)} ${counts.get(kind) ?? 0}`}
            onClick={() => toggle(kind)}
            aria-pressed={isOn}
            icon={
              <Box
                component="span"
                aria-hidden
                sx={{
                  width: 12,
                  height: 12,
                  borderRadius: '50%',
                  border: `2px solid ${colourOf({ kind, colour: null })}`,
                  bgcolor: isOn ? colourOf({ kind, colour: null }) : 'transparent',
                }}
              />
            }
            sx={{ '& .MuiChip-icon': { ml: 0.75 }, textDecoration: isOn ? undefined : 'line-through' }}
          />
        );
      })}
    </Box>
  );
};
