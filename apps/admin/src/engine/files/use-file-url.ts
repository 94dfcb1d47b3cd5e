import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { withQuery } from '../data/http.ts';
import { useEnvironment } from '../environment/environment.ts';

/**
 * An address for the bytes of a stored file, fetched with the session's token.
 * @param size of a picture: `small` for a tile, `large` for a screen; by default as it was stored
 */
export const useFileUrl = (id: number | undefined, size?: 'small' | 'large'): string | undefined => {
  const { fetcher } = useEnvironment();
  const { data: blob } = useQuery({
    queryKey: ['file', id, size],
    queryFn: async ({ signal }) => {
      const response = await fetcher(withQuery(`/setup/v1/files/${id}`, { size }), { signal });
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
