import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { LostArt } from './LostArt.tsx';

/** Shown at an address that the product does not have. */
export const NotFoundPage = () => {
  const text = useText();
  usePageTitle(text('notFound.heading'));
  return (
    <div className="s-message">
      <LostArt />
      <h1>{text('notFound.heading')}</h1>
      <p>{text('notFound.text')}</p>
      <Link className="s-button" to="/">
        {text('notFound.home')}
      </Link>
    </div>
  );
};
