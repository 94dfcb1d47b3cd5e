import type { Institution } from '../clock/institution.ts';
import { codeOfInstitute } from './institutes.ts';

/** The product's own, served by the admin. */
const productLogo = '/logo.svg';

/** URL of an institute's logo, which needs no session; another picture has another URL. */
export const logoPathOf = (institute: string, { logo }: Pick<Institution, 'logo'>): string => {
  if (logo === null) return productLogo;
  const branch = codeOfInstitute(institute);
  return `/public/v1/logo?v=${logo}${branch === undefined ? '' : `&branch=${branch}`}`;
};
