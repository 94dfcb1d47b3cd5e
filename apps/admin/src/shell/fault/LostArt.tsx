/** A signpost next to an open book: for pages that are not where someone looked. */
export const LostArt = () => (
  <svg className="s-message-art" viewBox="0 0 260 170" aria-hidden="true" fill="none">
    <ellipse cx="130" cy="150" rx="112" ry="12" fill="var(--s-accent-ground)" />
    <path d="M150 148V34" stroke="var(--s-soft)" strokeWidth="7" strokeLinecap="round" />
    <path d="M100 40h74l16 14-16 14h-74z" fill="var(--s-brand)" />
    <path d="M200 78h-66l-14 13 14 13h66z" fill="var(--s-surface)" stroke="var(--s-accent)" strokeWidth="3" />
    <path d="M112 54h46M144 91h42" stroke="currentColor" strokeWidth="4" strokeLinecap="round" opacity=".0" />
    <path d="M114 54h42" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".85" />
    <path d="M142 91h42" stroke="var(--s-accent)" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M34 128c16-8 32-6 44 4 12-10 28-12 44-4v18c-16-7-32-6-44 3-12-9-28-10-44-3z"
      fill="var(--s-surface)"
      stroke="var(--s-soft)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M78 132v17" stroke="var(--s-soft)" strokeWidth="3" />
    <path
      d="M44 134c9-3 17-2 25 2M88 136c8-4 16-5 25-2"
      stroke="var(--s-line)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <circle cx="56" cy="62" r="5" fill="var(--s-accent)" opacity=".5" />
    <circle cx="222" cy="44" r="4" fill="var(--s-accent)" opacity=".5" />
    <path
      d="M70 88l5 5m0-5-5 5M214 120l5 5m0-5-5 5"
      stroke="var(--s-strong-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
);
