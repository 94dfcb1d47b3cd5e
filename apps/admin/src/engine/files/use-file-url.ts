import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useEnvironment } from '../environment/environment.ts';

/** An address for the bytes of a stored file; they are fetched with the session's token. */
export const useFileUrl = (id: number | undefined): string | undefined => {
  const { fetcher } = useEnvironment();
  const { data: blob } = useQuery({
    queryKey: ['file', id],
    queryFn: async ({ signal }) => {
      const response = await fetcher(`/setup/v1/files/${id}`, { signal });
      return response.ok ? await response.blob() : null;
    },
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : undefined), [blob]);
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  return url;
};
