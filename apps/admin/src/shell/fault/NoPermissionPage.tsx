import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';

/** Shown instead of a screen that the account may not open; no call is made for it. */
export const NoPermissionPage = () => {
  const text = useText();
  usePageTitle(text('noPermission.heading'));
  return (
    <div className="s-message">
      <svg className="s-message-art" viewBox="0 0 260 150" aria-hidden="true" fill="none">
        <ellipse cx="130" cy="136" rx="96" ry="10" fill="var(--s-accent-ground)" />
        <path
          d="M104 66V48a26 26 0 0 1 52 0v18"
          stroke="var(--s-soft)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <rect x="86" y="64" width="88" height="70" rx="12" fill="var(--s-brand)" />
        <circle cx="130" cy="93" r="9" fill="#fff" />
        <path d="M130 98v16" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      </svg>
      <h1>{text('noPermission.heading')}</h1>
      <p>{text('noPermission.text')}</p>
      <Link className="s-button" to="/">
        {text('notFound.home')}
      </Link>
    </div>
  );
};
