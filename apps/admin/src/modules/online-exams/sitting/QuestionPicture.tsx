import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { examBase } from './paper.ts';

interface PictureProps {
  readonly exam: number;
  readonly question: number;
  readonly alt: string;
}

/** The picture of a question, for the person sitting the exam. */
export const QuestionPicture = ({ exam, question, alt }: PictureProps) => {
  const { fetcher } = useEnvironment();
  const { data: blob } = useQuery({
    queryKey: ['question-picture', exam, question],
    queryFn: async ({ signal }) => {
      const response = await fetcher(`${examBase(exam)}/picture/${question}`, { signal });
      return response.ok ? await response.blob() : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : undefined), [blob]);
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  return url ? (
    <Box
      component="img"
      src={url}
      alt={alt}
      sx={{ maxWidth: '100%', maxHeight: 400, justifySelf: 'start' }}
    />
  ) : null;
};
