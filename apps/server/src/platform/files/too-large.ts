import { Refusal } from '@school/kernel';

/** 413 that states the limit, in bytes. */
export const tooLarge = (limit: number): Refusal =>
  new Refusal(413, 'The file is larger than %{max} MB.', {
    code: 'TOO_LARGE',
    params: { max: Math.floor(limit / 1_048_576) || 1 },
    data: { limit },
  });
