import { Autocomplete, TextField } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { useWords } from '../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';

interface ChooseResourceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly among: (resource: AnyResource) => boolean;
  readonly onChange: (key: string | undefined) => void;
}

/** One of the product's lists, by name. */
export const ChooseResource = ({ label, value, among, onChange }: ChooseResourceProps) => {
  const words = useWords();
  const { catalogue } = useEnvironment();
  const options = useMemo(
    () =>
      catalogue.resources
        .filter(among)
        .map((resource) => ({ key: resource.key, name: words.many(resource) }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    [catalogue, words, among],
  );
  return (
    <Autocomplete
      size="small"
      options={options}
      value={options.find(({ key }) => key === value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(option, chosen) => option.key === chosen.key}
      onChange={(_event, next) => onChange(next?.key)}
      renderInput={(params) => <TextField {...params} required label={label} />}
    />
  );
};
