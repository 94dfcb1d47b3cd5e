import { useState } from 'react';
import { useBranding } from '../../session/branding-store.ts';

const productLogo = '/logo.svg';

/** The logo of the school, beside its name; the product's own where there is none or it cannot be loaded. `size` in pixels. */
export const SchoolLogo = ({ size }: { readonly size: number }) => {
  const { logoPath } = useBranding();
  const [broken, setBroken] = useState('');
  const source = logoPath && logoPath !== broken ? logoPath : productLogo;
  return (
    <img
      src={source}
      alt=""
      width={size}
      height={size}
      style={{ objectFit: 'contain' }}
      onError={() => setBroken(logoPath)}
    />
  );
};
