import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Milliseconds the cover stays, so that it does not look like a flicker. */
const coverMs = 600;

/** Covers the page until it has settled, for those who have chosen this. */
export const Preloader = () => {
  const text = useText();
  const [covers, setCovers] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setCovers(false), coverMs);
    return () => clearTimeout(timer);
  }, []);
  return covers ? (
    <div className="h-preloader" role="status" aria-label={text('loading.text')}>
      <span className="h-preloader-mark" />
    </div>
  ) : null;
};
