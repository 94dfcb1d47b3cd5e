import type { Institution } from '../clock/institution.ts';
import { codeOfInstitute } from './institutes.ts';

/** The product's own, which the admin serves. */
const productLogo = '/logo.svg';

/** Address of the logo of an institute, which needs no session; another picture has another address. */
export const logoPathOf = (institute: string, { logo }: Pick<Institution, 'logo'>): string => {
  if (logo === null) return productLogo;
  const branch = codeOfInstitute(institute);
  return `/public/v1/logo?v=${logo}${branch === undefined ? '' : `&branch=${branch}`}`;
};
