import { f } from '@school/kernel';

/** What stands before or after the number of a student: letters, digits, - and _. */
export const rollNumberPart = ({ max = 11, help }: { readonly max?: number; readonly help?: string }) =>
  f.text({
    max,
    ...(help === undefined ? {} : { help }),
    pattern: { regex: '[A-Za-z0-9_-]+', message: 'Letters, digits, _ and - only' },
  });
