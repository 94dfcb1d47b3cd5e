import type { DriveItem } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { driveBase } from '../item/drive-item.ts';

/** What can be shown of a file: a picture, a PDF, the beginning of a text, or nothing. */
export type PreviewKind = 'image' | 'pdf' | 'text' | 'none';

export const previewKind = ({ mimeType }: Pick<DriveItem, 'mimeType'>): PreviewKind => {
  const type = mimeType ?? '';
  if (/^image\/(?:png|jpeg|gif|webp)$/.test(type)) return 'image';
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('text/') || type === 'application/json' ? 'text' : 'none';
};

interface Preview {
  readonly kind: PreviewKind;
  readonly isLoading: boolean;
  readonly failed: boolean;
  /** An address for the bytes, for pictures and PDFs. */
  readonly url: string | undefined;
  readonly text: string;
  /** The text continues beyond what is shown. */
  readonly isCut: boolean;
}

const typeOf: Readonly<Record<PreviewKind, string>> = {
  image: '',
  pdf: 'application/pdf',
  text: 'text/plain',
  none: '',
};

/** Fetches what is shown of a file. The content type is set here, so that nothing in it is ever executed. */
export const usePreview = (item: DriveItem): Preview => {
  const { fetcher } = useEnvironment();
  const kind = previewKind(item);
  const { data, isPending, error } = useQuery({
    queryKey: ['drive', 'preview', item.id, item.updatedAt],
    queryFn: async ({ signal }) => {
      const response = await fetcher(`${driveBase}/files/${item.id}/preview`, { signal });
      if (!response.ok) throw new Error(`The server answers ${response.status}.`);
      const bytes = new Blob([await response.blob()], { type: typeOf[kind] || (item.mimeType ?? '') });
      const total = Number(response.headers.get('X-Total-Size') ?? bytes.size);
      return { bytes, text: kind === 'text' ? await bytes.text() : '', isCut: bytes.size < total };
    },
    enabled: kind !== 'none',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const url = useMemo(
    () => (data && kind !== 'text' ? URL.createObjectURL(data.bytes) : undefined),
    [data, kind],
  );
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  return {
    kind,
    isLoading: kind !== 'none' && isPending && !error,
    failed: Boolean(error),
    url,
    text: data?.text ?? '',
    isCut: data?.isCut ?? false,
  };
};
