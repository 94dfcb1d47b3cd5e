import { f } from '@school/kernel';

/** Prefix or suffix of a student's number: letters, digits, - and _. */
export const rollNumberPart = ({ max = 11, help }: { readonly max?: number; readonly help?: string }) =>
  f.text({
    max,
    ...(help === undefined ? {} : { help }),
    pattern: { regex: '[A-Za-z0-9_-]+', message: 'Letters, digits, _ and - only' },
  });
