import { Alert, Link } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useSubtitle } from '../field/ref/use-subtitle.ts';
import { recordPath } from '../catalogue/paths.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { mayRead } from '../catalogue/rights.ts';
import { changedKeys, type Values } from './values.ts';

const debounceMs = 500;
const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

interface LikelyDuplicatesProps {
  readonly resource: AnyResource;
  readonly record?: Values;
}

/** Records that may be the same person or thing, shown while the form is filled in, before a second one is saved. */
export const LikelyDuplicates = ({ resource, record }: LikelyDuplicatesProps) => {
  const translate = useTranslate();
  const provider = useProvider();
  const subtitleOf = useSubtitle(resource);
  const { actor } = useEnvironment();
  const lists = (resource.alike ?? []).filter((list) =>
    list.every((key) => mayRead(actor, resource, resource.fields[key] ?? { type: 'text' })),
  );
  const keys = [...new Set(lists.flat())];
  const watched = useWatch({ name: keys }) as readonly unknown[];
  const typed = Object.fromEntries(keys.map((key, at) => [key, watched[at]]));
  const text = JSON.stringify(typed);
  const [asked, setAsked] = useState('{}');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const values = JSON.parse(asked) as Values;
  const complete = lists.some((list) => list.every((key) => isGiven(values[key])));
  // The record just saved would be found as a duplicate of itself.
  const { isSubmitting } = useFormState();
  const [sent, setSent] = useState<string>();
  if (isSubmitting && sent !== text) setSent(text);
  const touched = !record || changedKeys(resource, record, values).length > 0;
  const { data } = useQuery({
    queryKey: [resource.key, 'alike', asked, record?.['id']],
    queryFn: ({ signal }) =>
      provider.alike(resource.key, { values, except: record?.['id'] as number | undefined, signal }),
    enabled: complete && touched && sent !== asked,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  if (!complete || !touched || !data || data.length === 0) return <div role="status" />;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {translate('engine.alike.found', { smart_count: data.length })}
      {data.map((row) => {
        const address = recordPath(resource, 'show', row as unknown as Values);
        const name = [row.label, subtitleOf(row)].filter(Boolean).join(' · ');
        return (
          <div key={row.id}>
            {address ? (
              <Link href={address} target="_blank" rel="noopener" color="inherit" underline="always">
                {name}
              </Link>
            ) : (
              name
            )}
          </div>
        );
      })}
    </Alert>
  );
};
