import { useTranslate } from 'react-admin';
import { Box, Chip } from '@mui/material';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';

interface TrashKindsProps {
  readonly counts: readonly { readonly resource: string; readonly count: number }[];
  /** Key of a resource; empty for all. */
  readonly chosen: string;
  readonly onChoose: (resource: string) => void;
}

/** The kinds of archived records, with the number of each. */
export const TrashKinds = ({ counts, chosen, onChoose }: TrashKindsProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { catalogue } = useEnvironment();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box
      role="group"
      aria-label={translate('engine.trash.kinds')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      <Chip
        label={translate('engine.trash.all', { smart_count: total })}
        color={chosen ? 'default' : 'primary'}
        aria-pressed={!chosen}
        onClick={() => onChoose('')}
      />
      {counts.map(({ resource, count }) => (
        <Chip
          key={resource}
          label={`${words.many(catalogue.resource(resource))} (${count})`}
          color={chosen === resource ? 'primary' : 'default'}
          aria-pressed={chosen === resource}
          onClick={() => onChoose(resource)}
        />
      ))}
    </Box>
  );
};
