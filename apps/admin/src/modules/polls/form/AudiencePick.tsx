import type { Picked } from '@school/kernel';
import { Autocomplete, Box, Link, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useProvider } from '../../../engine/environment/use-provider.ts';
import { allOptions } from '../../../engine/data/all-options.ts';

interface AudiencePickProps {
  readonly resource: 'batch' | 'course' | 'employeeDepartment';
  readonly label: string;
  readonly value: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

const none: readonly Picked[] = [];

interface Choices {
  readonly choices: readonly Picked[];
  /** Until all choices have loaded, "all of them" would choose none. */
  readonly state: 'pending' | 'success' | 'error';
}

/** All active ones, plus those chosen while they still were. */
const useChoices = (resource: string, value: readonly number[]): Choices => {
  const provider = useProvider();
  const active = useQuery({
    queryKey: [resource, 'options', 'active'],
    queryFn: ({ signal }) => allOptions(provider, resource, { filter: { active: true }, signal }),
    staleTime: 60_000,
    retry: false,
  });
  const lost = active.data ? value.filter((id) => !active.data.some((one) => one.id === id)) : [];
  const former = useQuery({
    queryKey: [resource, 'options', 'ids', lost],
    queryFn: ({ signal }) => provider.options(resource, { ids: lost, signal }),
    enabled: lost.length > 0,
    staleTime: 60_000,
    retry: false,
  });
  return { choices: [...(active.data ?? none), ...(former.data ?? none)], state: active.status };
};

/** Several batches, courses or departments, with links that choose all or none of them. */
export const AudiencePick = ({ resource, label, value, onChange }: AudiencePickProps) => {
  const translate = useTranslate();
  const { choices, state } = useChoices(resource, value);
  const chosen = value.map((id) => choices.find((one) => one.id === id) ?? { id, label: '…' });
  const link = (key: 'all' | 'none', ids: readonly number[], ready: boolean) => (
    <Link
      component="button"
      type="button"
      variant="body2"
      disabled={!ready}
      sx={{ '&:disabled': { color: 'text.disabled', cursor: 'default' } }}
      onClick={() => onChange(ids)}
      aria-label={`${label}: ${translate(`polls.form.${key}`)}`}
    >
      {translate(`polls.form.${key}`)}
    </Link>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <Autocomplete<Picked, true>
        multiple
        size="small"
        disableCloseOnSelect
        limitTags={6}
        options={[...choices]}
        loading={state === 'pending'}
        loadingText={translate('engine.ref.searching')}
        value={chosen}
        getOptionLabel={(one) => one.label}
        getOptionKey={(one) => one.id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        noOptionsText={translate(state === 'error' ? 'engine.ref.failed' : 'engine.ref.nothing')}
        onChange={(_, picked) => onChange(picked.map(({ id }) => id))}
        renderInput={(params) => <TextField {...params} label={label} />}
      />
      <Box sx={{ display: 'flex', gap: 2, mt: 0.5 }}>
        {link(
          'all',
          choices.map(({ id }) => id),
          state === 'success',
        )}
        {link('none', [], true)}
      </Box>
    </Box>
  );
};
